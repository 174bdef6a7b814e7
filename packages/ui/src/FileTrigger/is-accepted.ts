/**
 * Whether a file is of one of the kinds, as the browser reads them for its chooser.
 * @param kinds media types (`text/markdown`, `image/*`) and endings (`.docx`), in any case
 */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, kinds: readonly string[]) {
  return kinds
    .map((kind) => kind.toLowerCase())
    .some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
    });
}
