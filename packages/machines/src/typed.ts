/**
 * What `setup({ types })` asks for: XState reads only its type, never its value.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it exists for its parameter
export function typed<T>(): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is no value to speak of
  return undefined as T;
}
