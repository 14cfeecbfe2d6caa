/** A basis as a reader of the document would put it: `implied:rfc9110 §5.1` follows from RFC 9110 §5.1. */
export function basisInWords(basis: string): string {
  return basis
    .replace('implied:', 'follows from ')
    .replace(/\bdocument\b/, 'the document')
    .replace(/\brfc(\d+)/g, 'RFC\u00a0$1');
}
