import type { ArchiveImport } from '@ecritoire/contracts';
import { bytesOf, filesIn, requestArchive, type Files } from './archives.ts';
import { fillAccount } from './full-account.ts';
import { put, type Answer, type TestApi, type TestWriter } from './test-api.ts';

export const archiveOf = async (api: TestApi, writer: TestWriter): Promise<Uint8Array> =>
  bytesOf(await requestArchive(api, writer));

export async function importInto(
  api: TestApi,
  writer: TestWriter,
  bytes: Uint8Array,
  query = '',
): Promise<Answer & { body: ArchiveImport }> {
  const response = await api.api.fetch(
    new Request(`http://localhost/api/account/archive${query}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${writer.accessToken}`,
        'content-type': 'application/zip',
      },
      body: new Blob([bytes.slice()]),
    }),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** An account with versions, and with things in the trash. */
export async function fullAccount(api: TestApi): Promise<TestWriter> {
  const writer = await fillAccount(api, 'colette', await api.signIn('georges'));
  await writer.call('PATCH', '/auth/profile', {
    body: { language: 'en', timeZone: 'Asia/Tokyo', weekStart: 'sunday' },
  });
  const { body: live } = await writer.call('GET', '/sessions/live');
  await writer.move(live.session.id, 'resume');
  const { id: projectId } = await writer.project('Perdu');
  const create = async () =>
    (
      await writer.call('POST', '/documents', {
        body: { projectId, title: 'Un', language: 'fr' },
      })
    ).body.id;
  const [alone, together] = [await create(), await create()];
  for (const [id, words] of [
    [alone, 'Le vent'],
    [together, 'La mer'],
  ] as const) {
    const paragraph = crypto.randomUUID();
    await writer.save(id, [put(paragraph, `${words} se lève.`)]);
    await writer.call('POST', `/documents/${id}/versions`, { body: { name: 'Premier jet' } });
    await writer.save(id, [put(paragraph, `${words} tombe.`, 1)]);
  }
  await writer.call('DELETE', `/documents/${alone}`);
  await writer.call('DELETE', `/projects/${projectId}`);
  await writer.move(live.session.id, 'pause');
  return writer;
}

/** The archive of a small account, as files to be changed. */
export async function smallFiles(api: TestApi): Promise<Files> {
  const writer = await api.signIn('colette');
  const { id } = await writer.document();
  await writer.start({ documentId: id });
  await writer.save(id, [put(crypto.randomUUID(), 'Le vent se lève.')]);
  return filesIn(await archiveOf(api, writer));
}
