import { call, inScenario, spoilt } from './in-scenarios.ts';
import { changed, mending, type Json, type Mutant } from './mutant.ts';

const LIST = 'listDocumentVersions';
const READ = 'getDocumentVersion';
const DIFFERENCE = 'getDocumentVersionDifference';
const RESTORE = 'restoreDocumentVersion';

/** Takes some of the changes of a version for nothing. */
const dropping = (name: string, isDropped: (change: Json) => boolean): Mutant => ({
  name,
  operation: 'getDocumentVersion',
  kinds: ['broken-scenario'],
  suites: ['scenarios'],
  only: ['createDocumentVersion', 'getDocumentVersion'],
  mutate: mending('createDocumentVersion', ({ changes, ...body }: Json) => {
    const kept = changes?.filter((one: Json) => !isDropped(one)) ?? [];
    return kept.length === 0 ? body : { ...body, changes: kept };
  }),
});

/** Says something else of the paragraphs that differ. */
const misjudging = (name: string, spoil: (item: Json) => void): Mutant =>
  spoilt(name, DIFFERENCE, DIFFERENCE, 200, ({ items }) => items.forEach(spoil));

/** Lists versions with something else. */
const misnaming = (name: string, spoil: (item: Json, index: number) => void): Mutant =>
  spoilt(name, LIST, LIST, 200, ({ items }) => items.forEach(spoil));

/** Spoils what is read of a document after a call that names it. */
const after = (name: string, operation: string, reader: string, spoil: (body: Json) => void) => ({
  ...inScenario(name, reader, [operation, reader], () => {
    const touched = new Set<string>();
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const { documentId = incoming.params['trashItemId'] ?? '' } = incoming.params;
      if (incoming.operation === operation && answer.status < 300) touched.add(documentId);
      else if (answer.status === 200 && touched.has(documentId)) spoil(answer.body);
      return answer;
    };
  }),
  only: [operation, reader],
});

/** Servers whose versions are not what their texts were. */
export const versionContentMutants: Mutant[] = [
  dropping('a version without the changes that it is asked for with', () => true),
  dropping('a version with what its changes delete', ({ operation }) => operation === 'delete'),
  spoilt('versions that are all paragraphs', READ, READ, 200, ({ paragraphs }) => {
    for (const paragraph of paragraphs) paragraph.type = 'paragraph';
  }),
  spoilt('versions without their marks', READ, READ, 200, ({ paragraphs }) => {
    for (const { content } of paragraphs) for (const run of content) run.marks = [];
  }),
  misnaming('versions without the words removed', (item) => {
    item.wordsRemoved = 0;
  }),
  misnaming('versions asked for in no session', (item) => {
    if (item.reason === 'request') item.sessionId = null;
  }),
  misnaming('a removal that is called a replacement', (item) => {
    if (item.reason === 'removal') item.reason = 'replacement';
  }),
  misnaming('an import that is called a restoration', (item) => {
    if (item.reason === 'import') item.reason = 'restore';
  }),
  inScenario('versions listed under their first names', LIST, LIST, () => {
    const names = new Map<string, string | null>();
    return async ({ request }, next) => {
      const answer = await next(request);
      for (const item of answer.status === 200 ? answer.body.items : []) {
        if (!names.has(item.id)) names.set(item.id, item.name);
        item.name = names.get(item.id);
      }
      return answer;
    };
  }),
  inScenario('words of a deleted version left out of the next', LIST, LIST, () => {
    const added = new Map<string, number>();
    return async ({ request }, next) => {
      const answer = await next(request);
      for (const item of answer.status === 200 ? answer.body.items : []) {
        if (!added.has(item.id)) added.set(item.id, item.wordsAdded);
        item.wordsAdded = added.get(item.id);
      }
      return answer;
    };
  }),
  after('text deleted with another version', 'deleteDocumentVersion', READ, (body) => {
    body.paragraphs.shift();
  }),
  after('versions that do not come back from the trash', 'restoreFromTrash', LIST, (body) => {
    body.items = [];
  }),
  after('versions left in the project before', 'moveDocument', LIST, (body) => {
    body.items = [];
  }),
  inScenario('two versions compared the wrong way round', DIFFERENCE, DIFFERENCE, () => {
    return async (incoming, next) => {
      const { documentId, versionId } = incoming.params;
      const url = new URL(incoming.request.url);
      const other = url.searchParams.get('with');
      if (other === null || versionId === undefined) return next(incoming.request);
      url.searchParams.set('with', versionId);
      url.pathname = `/api/documents/${documentId}/versions/${other}/difference`;
      return next(changed(incoming.request, { url: url.href }));
    };
  }),
  inScenario('versions compared with the text of now alone', DIFFERENCE, DIFFERENCE, () => {
    return async ({ request }, next) => {
      const url = new URL(request.url);
      url.searchParams.delete('with');
      return next(changed(request, { url: url.href }));
    };
  }),
  misjudging('paragraphs that never move', (item) => {
    item.isMoved = false;
  }),
  misjudging('paragraphs that are never reformatted', (item) => {
    item.isReformatted = false;
  }),
  misjudging('a kind before that is the kind after', (item) => {
    if (item.typeBefore !== null) item.typeBefore = item.type;
  }),
  misjudging('removed paragraphs called changed', (item) => {
    if (item.change === 'removed') item.change = 'changed';
  }),
  spoilt('a difference without what moved alone', DIFFERENCE, DIFFERENCE, 200, (body) => {
    body.items = body.items.filter(({ parts, isReformatted }: Json) => {
      return isReformatted || parts.some(({ change }: Json) => change !== 'same');
    });
  }),
  spoilt('no version before a restoration', RESTORE, LIST, 200, (body) => {
    body.items = body.items.filter(({ reason }: Json) => reason !== 'restore');
  }),
  spoilt('a restoration that counts its words', RESTORE, RESTORE, 200, (body) => {
    body.session.stats.words += body.words;
  }),
  inScenario('paragraphs kept that a restored version has not', RESTORE, RESTORE, () => {
    return async (incoming, next) => {
      const { documentId, versionId } = incoming.params;
      const ids: string[] | undefined = incoming.body?.paragraphIds;
      if (!ids) return next(incoming.request);
      const path = `/documents/${documentId}/versions/${versionId}`;
      const { body } = await next(call(incoming, 'GET', path));
      const known = ids.filter((id) => body.paragraphs?.some((one: Json) => one.id === id));
      const paragraphIds = known.length === 0 ? ids : known;
      return next(changed(incoming.request, { body: { paragraphIds } }));
    };
  }),
  inScenario('a restoration that writes what is the same', RESTORE, RESTORE, () => {
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const { paragraphs, deletedIds } = answer.body ?? {};
      if (answer.status !== 200 || paragraphs.length + deletedIds.length > 0) return answer;
      const { body } = await next(
        call(incoming, 'GET', `/documents/${incoming.params['documentId']}`),
      );
      answer.body.paragraphs = body.paragraphs.map(({ id, version }: Json) => ({ id, version }));
      return answer;
    };
  }),
  after('paragraphs that are restored without their kind', RESTORE, 'getDocument', (body) => {
    for (const paragraph of body.paragraphs) paragraph.type = 'paragraph';
  }),
];
