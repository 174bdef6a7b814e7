import type { Document, SavedParagraphs } from '@ecritoire/contracts';
import type { Batch } from '@ecritoire/machines/auto-save';

const maxDocuments = 5;

/** The server's text of the documents opened last, to open them while the server cannot be reached. */
export type DocumentCache = {
  set: (document: Document) => void;
  /** Applies an acknowledged batch: each paragraph gets the version of the response. */
  applySaved: (documentId: string, batch: Batch, response: SavedParagraphs) => void;
  get: (documentId: string) => Document | null;
};

export function createDocumentCache(): DocumentCache {
  const cached = new Map<string, Document>();
  return {
    set: (document) => {
      cached.delete(document.id);
      cached.set(document.id, document);
      for (const oldest of [...cached.keys()].slice(0, -maxDocuments)) cached.delete(oldest);
    },
    applySaved: (documentId, { changes }, response) => {
      const document = cached.get(documentId);
      if (!document) return;
      const versions = new Map(response.paragraphs.map(({ id, version }) => [id, version]));
      const paragraphs = new Map(document.paragraphs.map((paragraph) => [paragraph.id, paragraph]));
      for (const change of changes) {
        const version = versions.get(change.id);
        if (change.operation === 'delete') paragraphs.delete(change.id);
        else if (version !== undefined) {
          const { id, position, type, content } = change;
          const { updatedAt } = paragraphs.get(id) ?? document;
          paragraphs.set(id, { id, position, type, content, version, updatedAt });
        }
      }
      const { words } = response;
      cached.set(documentId, { ...document, words, paragraphs: [...paragraphs.values()] });
    },
    get: (documentId) => cached.get(documentId) ?? null,
  };
}
