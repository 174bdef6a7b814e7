/** `['colour', 'primary', 'solidHover']` to `ecritoire-colour-primary-solid-hover`. */
export function variableName(path: readonly string[]): string {
  const name = path.join('-').replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return `ecritoire-${name}`;
}
