/**
 * An error as it may be logged: its kind, its code and where it was thrown. Messages are left out,
 * because a database driver's repeat the query's parameters, which are a writer's text.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  return {
    kind: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('constraint' in error && typeof error.constraint === 'string'
      ? { constraint: error.constraint }
      : {}),
    frames: framesOf(error).slice(0, 8),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** A stack begins with the message, in which a line of a writer's may look like a frame. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  if (start === -1) return [];
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .map((line) => line.trim());
}
