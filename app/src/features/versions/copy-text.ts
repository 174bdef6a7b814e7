import type { ApiClient, Result } from '@ecritoire/api-client';
import type { ParagraphChange, VersionParagraph } from '@ecritoire/contracts';

/** As many changes as one save may have, and signs of JSON that stay below what one may be long. */
const most = { changes: 500, signs: 250_000 } as const;

/** The saves that write a text into an empty document, in paragraphs of their own. */
export function savesOf(
  paragraphs: readonly VersionParagraph[],
  newId: () => string = () => crypto.randomUUID(),
): ParagraphChange[][] {
  const saves: ParagraphChange[][] = [];
  let signs = Infinity;
  for (const { position, type, content } of paragraphs) {
    const change = {
      operation: 'put',
      id: newId(),
      parentVersion: 0,
      position,
      type,
      content,
    } as const;
    const size = JSON.stringify(change).length;
    const last = saves.at(-1);
    if (last && last.length < most.changes && signs + size <= most.signs) {
      last.push(change);
      signs += size;
    } else {
      saves.push([change]);
      signs = size;
    }
  }
  return saves;
}

/** Writes a text that was written before, so that none of its words count. Repeated, it goes on. */
export async function copyText(
  api: Pick<ApiClient, 'saveParagraphs'>,
  documentId: string,
  saves: readonly ParagraphChange[][],
  keyOf: (save: object) => string,
): Promise<Result<null>> {
  for (const changes of saves) {
    const key = keyOf({ documentId, ids: changes.map(({ id }) => id) });
    const result = await api.saveParagraphs(documentId, key, { origin: 'restored', changes });
    if (!result.success) return result;
  }
  return { success: true, data: null, error: null };
}
