import { sha256 } from '../sha256.ts';

/** Gives what an archive names an id of its own in an account: the same each time that it comes. */
export type ImportedIds = (id: string) => Promise<string>;

export const importedIds =
  (userId: string, archiveId: string): ImportedIds =>
  async (id) => {
    const hash = await sha256(`import ${userId} ${archiveId.toLowerCase()} ${id.toLowerCase()}`);
    // A UUID of an application's own (version 8, RFC 9562).
    return [
      hash.slice(0, 8),
      hash.slice(8, 12),
      `8${hash.slice(13, 16)}`,
      `8${hash.slice(17, 20)}`,
      hash.slice(20, 32),
    ].join('-');
  };
