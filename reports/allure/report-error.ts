/** A report could not be made: the verdict stands, its presentation does not. */
export class ReportError extends Error {
  override readonly name = 'ReportError';
}
