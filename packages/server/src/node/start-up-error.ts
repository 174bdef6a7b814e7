/**
 * Something a person can put right before starting again: a setting, a taken port, a folder.
 * Its message is one clear sentence, shown without a stack.
 */
export class StartUpError extends Error {
  override name = 'StartUpError';
}

/** The code of a system error (`EADDRINUSE`, `EACCES`, …) or of a database error (`3D000`, …). */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : undefined;
}
