import type {
  Document,
  DocumentVersion,
  ParagraphDifference,
  SaveParagraphsRequest,
} from '@ecritoire/contracts';
import { put, type TestWriter } from './test-api.ts';

export const A = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05';
export const B = '2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06';
export const C = '3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e07';

type Text = { content: Document['paragraphs'][number]['content'] };

const textsOf = (paragraphs: readonly Text[]) =>
  paragraphs.map(({ content }) => content.map(({ text }) => text).join(''));

/** What tests ask of a document and of its versions. */
export async function openVersionedDocument(writer: TestWriter) {
  const document = await writer.document();
  const path = `/documents/${document.id}/versions`;
  const read = async (id: string | undefined): Promise<string[]> =>
    textsOf((await writer.call('GET', `${path}/${id}`)).body.paragraphs);
  const opened = {
    document,
    path,
    read,
    save: (
      changes: readonly unknown[],
      more: Partial<Pick<SaveParagraphsRequest, 'origin' | 'keepVersion'>> = {},
    ) =>
      writer.call('PATCH', `/documents/${document.id}/paragraphs`, {
        body: { changes, ...more },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      }),
    /** Three paragraphs, written in a session that has ended. @returns the session's id. */
    async write(): Promise<string> {
      const { id } = await writer.start();
      await opened.save([put(A, 'Le vent se lève.'), put(B, 'La mer monte.', 0, 'a1')]);
      await opened.save([put(C, 'La nuit vient sans bruit.', 0, 'a2')]);
      await writer.move(id, 'end');
      return id;
    },
    text: async () =>
      textsOf((await writer.call('GET', `/documents/${document.id}`)).body.paragraphs),
    versions: async (): Promise<DocumentVersion[]> => (await writer.call('GET', path)).body.items,
    create: (body: object = {}) => writer.call('POST', path, { body }),
    restore: (id: string | undefined, body: object = {}, headers: Record<string, string> = {}) =>
      writer.call('POST', `${path}/${id}/restore`, { body, headers }),
    difference: async (id: string | undefined, query = ''): Promise<ParagraphDifference[]> =>
      (await writer.call('GET', `${path}/${id}/difference${query}`)).body.items,
  };
  return opened;
}

export type VersionedDocument = Awaited<ReturnType<typeof openVersionedDocument>>;
