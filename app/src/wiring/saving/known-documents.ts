import type { Document, SavedParagraphs } from '@ecritoire/contracts';
import type { Batch } from '@ecritoire/machines/auto-save';
import { nameOf } from './taken-documents.ts';

type Owner = { userId: string; documentId: string };

/** As many as one goes back and forth between. */
const most = 5;

/** The server's text of the documents that were last open on this page, as far as it knows it. */
const known = new Map<string, Document>();

/** Keeps what the server has said of a document, to open it from while nothing can be reached. */
export function remember(owner: Owner, document: Document): void {
  const name = nameOf(owner);
  known.delete(name);
  known.set(name, document);
  for (const oldest of [...known.keys()].slice(0, -most)) known.delete(oldest);
}

/** Takes an acknowledged batch into what is kept: each paragraph with the version it was given. */
export function rememberSaved(owner: Owner, { changes }: Batch, answer: SavedParagraphs): void {
  const document = known.get(nameOf(owner));
  if (!document) return;
  const versions = new Map(answer.paragraphs.map(({ id, version }) => [id, version]));
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
  known.set(nameOf(owner), {
    ...document,
    words: answer.words,
    paragraphs: [...paragraphs.values()],
  });
}

/** What is kept of a document; null when it was not open on this page lately. */
export function recall(owner: Owner): Document | null {
  return known.get(nameOf(owner)) ?? null;
}
