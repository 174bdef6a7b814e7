import { operations } from '@ecritoire/contracts';

/** The operation of the API that an address belongs to; the path itself where there is none. */
export function operationOf(method: string, path: string): string {
  const found = Object.entries(operations).filter(([, operation]) => {
    const pattern = operation.path.replaceAll(/\{\w+\}/gu, '[^/]+');
    return (
      operation.method === method.toLowerCase() && new RegExp(`/api${pattern}$`, 'u').test(path)
    );
  });
  // `/sessions/live` before `/sessions/{sessionId}`.
  const [closest] = found.toSorted(
    ([, one], [, other]) => one.path.split('{').length - other.path.split('{').length,
  );
  return closest?.[0] ?? path;
}
