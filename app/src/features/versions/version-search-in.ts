/** What an address says of the versions of a document. */
export type VersionSearch = { version?: string };

export function versionSearchIn({ version }: Readonly<Record<string, unknown>>): VersionSearch {
  return typeof version === 'string' ? { version } : {};
}
