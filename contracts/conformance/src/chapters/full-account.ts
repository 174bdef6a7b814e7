import type { Kit } from '../chapter.ts';
import type { Maker } from '../resources/maker.ts';
import { NotMade } from '../resources/maker.ts';
import { makerOf } from '../resources/resources.ts';

/** What a person may say in the public forms, from nothing to everything. */
const forms: ((formats: unknown[]) => Record<string, unknown>)[] = [
  () => ({
    expectations: undefined,
    formats: undefined,
    currentPractice: undefined,
    language: undefined,
  }),
  () => ({
    expectations: 'Un atelier calme.',
    formats: [],
    currentPractice: 'Au crayon.',
    language: 'fr',
  }),
  (formats) => ({ expectations: 'A quiet room.', formats, language: 'en' }),
];

const put = (id: string | undefined, parentVersion: number, text: string) => ({
  operation: 'put',
  id,
  parentVersion,
  position: 'a0',
  type: 'paragraph',
  content: text === '' ? [] : [{ text, marks: [] }],
});

/** Text that was changed and removed in a later session, published, and its document deleted. */
async function writeTwice({ call }: Maker): Promise<void> {
  const projectId = (await call('createProject', { body: { type: 'plain' } }))['id'];
  const document = { body: { projectId, title: 'Brouillon', language: 'fr' } };
  const documentId = (await call('createDocument', document))['id'];
  const saveAs = (origin: string, ...changes: unknown[]) =>
    call('saveParagraphs', { params: { documentId }, body: { origin, changes } }, 'nothing before');
  const save = (...changes: unknown[]) => saveAs('written', ...changes);
  const [changed, removed, brief, shortened, added, empty] = Array.from({ length: 6 }, () =>
    crypto.randomUUID(),
  );
  await call('startWritingSession');
  await save(
    put(changed, 0, 'un deux trois'),
    put(removed, 0, 'quatre cinq'),
    put(shortened, 0, 'dix onze'),
  );
  const params = { sessionId: (await call('startWritingSession'))['id'] };
  await save(
    put(changed, 1, 'un six'),
    put(brief, 0, 'sept'),
    put(shortened, 1, 'dix'),
    put(added, 0, 'douze'),
    put(empty, 0, ''),
  );
  // What comes from elsewhere closes the count of what was written so far.
  await saveAs('imported', put(shortened, 2, 'dix collé'), put(added, 1, 'douze collé'));
  await save({ operation: 'delete', id: removed, parentVersion: 1 });
  await save({ operation: 'delete', id: brief, parentVersion: 1 });
  await call('endWritingSession', { params });
  await call('publishWritingSession', { params });
  await call('exportAccount');
  await call('deleteDocument', { params: { documentId } });
  await call('getWritingSessionText', { params });
}

/** Exports accounts in which everything was done that an export can hold. */
export async function exportFullAccounts(kit: Kit): Promise<void> {
  const { operations, resolve } = kit.contract;
  const waitlist = operations.find(({ operationId }) => operationId === 'joinWaitlist')?.body
    ?.schema;
  const formats = waitlist && resolve(waitlist).properties?.['formats']?.items;
  try {
    for (const [index, form] of forms.entries()) {
      const newcomer = await kit.users.newcomer?.();
      if (!newcomer) return kit.note("Full exports need an issuer of the kit's own.");
      const maker = makerOf(kit, newcomer);
      const email = String((await maker.call('getCurrentUser'))['email']);
      const said = form(formats ? (resolve(formats).enum ?? []) : []);
      const { language } = said;
      await maker.call('joinWaitlist', { body: { email, website: undefined, ...said } });
      const message = { email, text: 'Peut-on imprimer un texte ?', language, website: undefined };
      await maker.call('askQuestion', { body: message });
      await maker.call('suggestFeature', { body: message });
      if (index === 0) await writeTwice(maker);
      await maker.call('exportAccount');
    }
  } catch (error) {
    if (!(error instanceof NotMade)) throw error;
    kit.note(`An account could not be filled for its export: ${error.message}.`);
  }
}
