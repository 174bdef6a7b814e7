import { subscribe, publish } from './readers.ts';
import { put, type TestApi, type TestWriter } from './test-api.ts';

/**
 * A writer with something of everything that an account can hold. A new kind of thing, or a new
 * column, is filled here: the tests of export and deletion fail until it is.
 *
 * @param name what makes this account's texts and addresses its own.
 * @param other reads the writer, and is read by them.
 */
export async function fillAccount(
  api: TestApi,
  name: string,
  other: TestWriter,
): Promise<TestWriter> {
  const picture = `https://example.org/${name}.png`;
  const writer = await api.signIn(name, { picture, given_name: `${name} first` });
  const email = `${name}@example.org`;
  await writer.call('PATCH', '/auth/profile', { body: { bio: `Vie de ${name}.` } });
  const { body: journal } = await writer.call('POST', '/projects', {
    body: { name: `Journal de ${name}`, description: `Les jours de ${name}.`, type: 'journal' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  await writer.call('PUT', `/projects/${journal.id}/entries/2026-09-14`, {
    body: { language: 'fr', timeZone: 'Europe/Paris' },
  });
  const { id, documentId, paragraphId } = await publish(writer, 'team', `Mots de ${name}.`);
  await writer.call('PATCH', `/sessions/${id}`, {
    body: { comment: `Remarque de ${name}.`, sentiment: 'positive' },
  });
  const live = await writer.start({ documentId });
  await writer.save(documentId, [put(paragraphId, `Autres mots de ${name}.`, 1)]);
  await writer.call('PATCH', `/documents/${documentId}/paragraphs`, {
    body: { changes: [put(paragraphId, `Un texte importé par ${name}.`, 2)], origin: 'imported' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  // At times of their own: one that an export left out would pass for another.
  for (const transition of ['pause', 'resume', 'pause']) {
    api.clock.advance(1);
    await writer.move(live.id, transition);
  }
  await writer.call('PUT', '/objectives/targets', { body: { words: 5000, sessions: 4 } });
  await subscribe(writer, other);
  await subscribe(other, writer);
  await writer.call('POST', '/subscribers/invitations');
  const language = 'fr';
  for (const [path, body] of [
    [
      '/waitlist',
      {
        formats: ['novel'],
        expectations: `Attentes de ${name}.`,
        currentPractice: `Habitudes de ${name}.`,
      },
    ],
    ['/questions', { text: `Question de ${name}.` }],
    ['/suggestions', { text: `Suggestion de ${name}.` }],
  ] as const) {
    await api.call('POST', path, {
      body: { ...body, language, email: email.toUpperCase() },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
  }
  return writer;
}
