import { call, inScenario, spoilt } from './in-scenarios.ts';
import { bearerOf, changed, mendingQuery, type Json, type Mutant } from './mutant.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

const textsOf = ({ title, paragraphs }: Json): string[] => [
  title,
  ...paragraphs.map(({ content }: Json) => content.map(({ text }: Json) => text).join('')),
];

/** Whether a title has each word, or a paragraph all, of a search. */
const isFound = (document: Json, search: string, has: (text: string, part: string) => boolean) => {
  const [title = '', ...written] = textsOf(document);
  return (
    search.split(' ').every((word) => has(title, word)) || written.some((text) => has(text, search))
  );
};

/** A server with a search of its own, over documents as they are read. */
const searching = (name: string, holds: (document: Json, search: string) => boolean): Mutant =>
  inScenario(name, 'listDocuments', 'listDocuments', () => async (incoming, next) => {
    const url = new URL(incoming.request.url);
    const search = url.searchParams.get('search');
    const answer = await next(incoming.request);
    if (search === null || answer.status !== 200) return answer;
    url.searchParams.delete('search');
    url.searchParams.delete('cursor');
    const all = await next(changed(incoming.request, { url: url.href }));
    const found: Json[] = [];
    for (const item of all.body.items) {
      const { body } = await next(call(incoming, 'GET', `/documents/${item.id}`));
      if (holds(body, search)) found.push(item);
    }
    answer.body.items = found;
    return answer;
  });

/** Finds again whatever it has found once. */
const remembering = (operation: string): Mutant =>
  inScenario(`a search of ${operation} that finds what was there`, operation, operation, () => {
    const found = new Map<string, Json>();
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const { searchParams } = new URL(incoming.request.url);
      if (answer.status !== 200 || !searchParams.has('search')) return answer;
      const key = `${bearerOf(incoming.request)} ${searchParams.toString()}`;
      if (answer.body.items.length > 0) found.set(key, answer.body);
      answer.body = found.get(key) ?? answer.body;
      return answer;
    };
  });

/** `LIKE '%…%'` of SQL, in which the search is not escaped. */
function isLike(text: string, search: string): boolean {
  const escaped = plain(search).replaceAll(/[.*+?^${}()|[\]]/gu, String.raw`\$&`);
  const pattern = escaped
    .replaceAll(/\\(?=\w)/gu, '')
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  return new RegExp(pattern, 'su').test(plain(text));
}

/** Takes the minus sign of a search for a character like any other. */
const withoutMinus: Mutant = {
  name: 'a search for a minus sign of its own',
  operation: 'listDocuments',
  kinds: ['broken-scenario'],
  suites: ['scenarios'],
  mutate: mendingQuery('listDocuments', (query) => {
    const search = query.get('search');
    if (search !== null) query.set('search', search.replaceAll('\u2212', '\u2260'));
  }),
};

const asSql = searching('a search for a pattern of SQL', (document, search) =>
  isFound(document, search, isLike),
);

const folding = (name: string, fold: (text: string) => string) =>
  // DOC-14
  searching(`a search that ${name}`, (document, search) =>
    isFound(document, fold(search), (text, part) => fold(text).includes(part)),
  );

/** As a search is folded by the contract, but for one thing that each mutant leaves undone. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const GAPS = /[\s"'«»ʼ‘-‟′″‹›\-‐-―−]+/gu;
const spelled = (text: string) =>
  plain(text.normalize('NFKD'))
    .replaceAll('ς', 'σ')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');

const folded = (text: string) => spelled(text).replace(INVISIBLE, '').replace(GAPS, ' ');

/** A server that also finds other rows, such as those in which words of a search stand in two texts. */
const joining = (name: string, operation: string, finds: (row: Json, search: string) => boolean) =>
  inScenario(name, operation, operation, () => async (incoming, next) => {
    const url = new URL(incoming.request.url);
    const search = url.searchParams.get('search');
    const answer = await next(incoming.request);
    if (answer.status !== 200 || search === null) return answer;
    url.searchParams.delete('search');
    const all = await next(changed(incoming.request, { url: url.href }));
    const known = new Set(answer.body.items.map(({ id }: Json) => id));
    for (const item of all.body.items) {
      if (known.has(item.id)) continue;
      const read = () => next(call(incoming, 'GET', `/documents/${item.id}`));
      const row = operation === 'listDocuments' ? (await read()).body : item;
      if (finds(row, plain(search))) answer.body.items.push(item);
    }
    return answer;
  });

const reviewOf = ({ title, comment }: Json) => plain(`${title ?? ''} ${comment ?? ''}`);

type Found = { search: string; text: Json[] };
const isShown = ({ passage }: Json) => passage !== undefined;

/** A server that shows something else of what it has found, in the rows it is wrong about. */
const showing = (
  name: string,
  spoil: (item: Json, found: Found) => void,
  isWrong: (item: Json, search: string) => boolean = isShown,
): Mutant =>
  inScenario(name, 'listDocuments', 'listDocuments', () => async (incoming, next) => {
    const answer = await next(incoming.request);
    if (answer.status !== 200) return answer;
    const search = new URL(incoming.request.url).searchParams.get('search') ?? '';
    for (const item of answer.body.items.filter((one: Json) => isWrong(one, search))) {
      const { body } = await next(call(incoming, 'GET', `/documents/${item.id}`));
      spoil(item, { search: plain(search), text: textsOf(body).slice(1) });
    }
    return answer;
  });

/** The first paragraph that has a search. */
const firstOf = ({ search, text }: Found): string =>
  text.find((one) => plain(one).includes(search)) ?? text.join(' ');

/** Servers that search something else than the text that there is. */
export const searchMutants: Mutant[] = [
  remembering('listDocuments'),
  remembering('listWritingSessions'),
  asSql,
  withoutMinus,
  joining('a search of the JSON of a text', 'listDocuments', (document, search) =>
    plain(JSON.stringify(document)).includes(search),
  ),
  // DOC-14
  searching('a search for the whole of it in titles', (document, search) =>
    textsOf(document).some((text) => folded(text).includes(folded(search))),
  ),
  {
    name: 'a search of sessions for a pattern of SQL',
    operation: 'listWritingSessions',
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
    mutate: mendingQuery('listWritingSessions', (query) => {
      const search = query.get('search');
      if (search !== null) query.set('search', search.replace(/%$/u, ''));
    }),
  },
  inScenario('a hyphen alone that finds nothing', 'listDocuments', 'listDocuments', () => {
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const search = new URL(incoming.request.url).searchParams.get('search');
      if (search === '-' && answer.status === 200) answer.body.items = [];
      return answer;
    };
  }),
  spoilt(
    'titles with the best match last',
    'findDocumentTitles',
    'findDocumentTitles',
    200,
    (body) => {
      body.items.reverse();
    },
  ),
  spoilt(
    'a total of one title too many',
    'findDocumentTitles',
    'findDocumentTitles',
    200,
    (body) => {
      body.total += 1;
    },
  ),
  showing('no passage of what was found', (item) => delete item.passage),
  showing('a passage that is folded', (item) => {
    item.passage = plain(item.passage);
  }),
  showing('a passage of the last paragraph', (item, { text }) => {
    item.passage = text.at(-1);
  }),
  // KIT-91
  showing('a passage from the start of the text', (item, { text }) => {
    item.passage = text.join(' ').slice(0, 300);
  }),
  showing('a passage from the start of its paragraph', (item, found) => {
    item.passage = firstOf(found).slice(0, 300);
  }),
  showing('a passage of the last place that has it', (item, found) => {
    const text = firstOf(found);
    const place = plain(text).lastIndexOf(found.search);
    item.passage = text.slice(Math.max(0, place - 100), place + 100);
  }),
  showing(
    'a passage of a text that does not have it',
    (item, { text }) => {
      if (text.length === 0) item.passage = item.title;
    },
    (_, search) => search !== '',
  ),
  showing(
    'passages in a list that was not searched',
    (item, { text: [first] }) => {
      if (first) item.passage = first;
    },
    (_, search) => search === '',
  ),
  joining('title and comment searched as one text', 'listWritingSessions', (session, search) =>
    reviewOf(session).includes(search),
  ),
  joining('words of a search found apart', 'listWritingSessions', (session, search) =>
    search.split(' ').every((word) => reviewOf(session).includes(word)),
  ),
  joining('words of a search found apart in a text', 'listDocuments', (document, search) =>
    textsOf(document)
      .slice(1)
      .some((text) => search.split(' ').every((word) => plain(text).includes(word))),
  ),
  joining('title and text searched as one', 'listDocuments', (document, search) =>
    plain(textsOf(document).slice(0, 2).join(' ')).includes(search),
  ),
  joining('paragraphs searched as one text', 'listDocuments', (document, search) =>
    plain(textsOf(document).slice(1).join(' ')).includes(search),
  ),
  folding('knows no ligatures', (text) => plain(text).replace(INVISIBLE, '').replace(GAPS, ' ')),
  folding('takes no apostrophe for a blank', (text) => spelled(text).replace(INVISIBLE, '')),
  folding('reads what is not seen', (text) => spelled(text).replace(GAPS, ' ')),
  folding('reads joiners', (text) =>
    spelled(text.replaceAll(/[\u00AD\u200B]/gu, '')).replace(GAPS, ' '),
  ),
];
