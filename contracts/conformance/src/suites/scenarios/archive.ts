import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../contract/places.ts';
import { archiveOfLaterFormat, textIn } from '../../http/archives.ts';
import type { Caller, RawBody } from '../../http/call.ts';
import { newDocument, newSession, moveOn, put, saving, textsOf, WRITING } from './common-steps.ts';
import { askWhole } from './listed.ts';
import {
  bodyOf,
  itemsOf,
  textOf,
  type Body,
  type Exchange,
  type Scenario,
  type Steps,
} from './steps.ts';

const TEXT = 'Written to be archived';

/** What an account has comes into another account once, and tells it nothing of the first one. */
export const archives: Scenario = {
  name: 'an archive out of one account into another',
  about: ['archiveAccount', 'importArchive'],
  needs: [...WRITING, 'listDocuments', 'getDocument', 'deleteProject', 'emptyTrash'],
  async run(steps) {
    const [as, other] = [await steps.newcomer(), await steps.newcomer()];
    const { id, projectId, title } = await newDocument(steps, as);
    const session = await newSession(steps, as, { documentId: id });
    const save = saving(id, [put(crypto.randomUUID(), TEXT)]);
    await steps.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
    await moveOn(steps, as, 'endWritingSession', session);
    const archive = await archiveOf(steps, as);
    if (!archive) return;
    const take = (step: string, query: Body = {}) =>
      steps.ask('importArchive', { as: other, title: step, query, raw: zip(archive) });

    await refuseOthers(steps, other, archive);
    const dry = await take('import it as a dry run', { dryRun: true });
    await holdDocuments(steps, dry, 'after what writes nothing', []);
    const first = await take('import it');
    const expected = { ...bodyOf(first), isDryRun: true };
    if (first.answer?.status !== 200 || !isDeepStrictEqual(bodyOf(dry), expected)) {
      const message = 'A dry run says something else than what the import then does.';
      steps.blame(dry, { message, expected, received: bodyOf(dry) });
    }
    const [come] = await holdDocuments(steps, first, 'after the import', [title]);
    const texts = [...(await textsOf(steps, other, come)).values()];
    if (!isDeepStrictEqual(texts, [TEXT])) {
      const message = 'A document arrives with another text.';
      steps.blame(first, { message, expected: [TEXT], received: texts });
    }
    const again = await take('import it again');
    const dryAgain = await take('import it again as a dry run', { dryRun: true });
    for (const exchange of [again, dryAgain]) {
      const { added } = bodyOf(exchange);
      if (isObject(added) && Object.values(added).every((count) => count === 0)) continue;
      const message = 'The same archive adds something a second time.';
      steps.blame(exchange, { message, expected: 'only 0', received: added });
    }
    await holdDocuments(steps, again, 'after the same import', [title]);
    await deleteForGood(steps, other, come);
    const back = await take('import it once it was deleted');
    await holdDocuments(steps, back, 'after what was deleted was imported again', [title]);

    const own = await askArchive(steps, other, 'archive the other account');
    const bytes = own.answer?.bytes;
    const said = bytes ? textIn(bytes) : '';
    const seen = [id, projectId, session['id']].filter((one) => said.includes(textOf(one)));
    if (!said.includes(TEXT) || seen.length > 0) {
      const message = 'An archive holds something else than what its own account has.';
      steps.blame(own, { message, expected: TEXT, received: seen });
    }
  },
};

async function deleteForGood(steps: Steps, as: Caller, documentId: unknown): Promise<void> {
  const title = 'what has come';
  const { projectId } = await steps.expect('getDocument', 200, {
    as,
    title,
    params: { documentId },
  });
  await steps.expect('deleteProject', 204, { as, title: 'delete it', params: { projectId } });
  await steps.expect('emptyTrash', 204, { as, title: 'delete it for good' });
}

export const zip = (bytes: Uint8Array): RawBody => ({
  text: '(an archive)',
  bytes,
  contentType: 'application/zip',
});

/** Its bytes as they are. */
const askArchive = (steps: Steps, as: Caller, title: string) =>
  steps.ask('archiveAccount', { as, title, headers: { 'accept-encoding': 'identity' } });

export async function archiveOf(steps: Steps, as: Caller): Promise<Uint8Array | undefined> {
  const exchange = await askArchive(steps, as, 'archive the account');
  const { status, bytes } = exchange.answer ?? {};
  if (status === 200 && bytes) return bytes;
  steps.blame(exchange, { message: 'No archive came.', expected: 200, received: status });
  return undefined;
}

/** What is no whole archive, or of another format, is refused for that. */
async function refuseOthers(steps: Steps, as: Caller, archive: Uint8Array): Promise<void> {
  const cases: [string, string, Uint8Array][] = [
    ['an archive without its end', 'archives.unreadable', archive.slice(0, -30)],
    ['an archive of a later format', 'archives.unknownVersion', archiveOfLaterFormat()],
  ];
  for (const [title, messageKey, bytes] of cases) {
    const step = { as, title, messageKey, raw: zip(bytes) };
    await steps.expect('importArchive', 400, step);
  }
  const raw = { ...zip(archive), contentType: 'application/octet-stream' };
  await steps.expect('importArchive', 415, { as, title: 'an archive of another type', raw });
}

/** @returns the ids of the documents, which have these titles after a call. */
async function holdDocuments(steps: Steps, done: Exchange, when: string, titles: unknown[]) {
  const { caller: as } = done.call;
  const list = await askWhole(steps, 'listDocuments', { as, title: `list documents ${when}` });
  const items = itemsOf(bodyOf(list));
  const received = items.map(({ title }) => title);
  if (!isDeepStrictEqual(received, titles)) {
    const message = `Other documents are there ${when}.`;
    steps.blame(done, { message, expected: titles, received });
  }
  return items.map(({ id }) => id);
}
