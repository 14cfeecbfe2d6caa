/**
 * The pattern of a schema, read as JSON Schema says (ECMA-262 with the flag `u`); where that does not know one of its
 * escapes (`\@`), as most services read it.
 * @throws SyntaxError where it is none either way
 */
export function regularExpression(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return new RegExp(pattern);
  }
}

/** Why it is none; undefined where it is one. */
export function expressionProblem(pattern: string): string | undefined {
  try {
    regularExpression(pattern);
    return undefined;
  } catch (cause) {
    if (cause instanceof SyntaxError) return cause.message;
    throw cause;
  }
}
