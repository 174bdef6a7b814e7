/**
 * An error as it may be logged: its kind, its code and where it was thrown. Messages are left out,
 * because a database driver's repeat the query's parameters, which are a writer's text.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  return {
    kind: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('constraint' in error && typeof error.constraint === 'string'
      ? { constraint: error.constraint }
      : {}),
    frames: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
