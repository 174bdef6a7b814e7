import { call, inScenario } from './in-scenarios.ts';
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

const asSql = searching('a search for a pattern of SQL', (document, search) =>
  textsOf(document).some((text) => isLike(text, search)),
);

const folding = (name: string, fold: (text: string) => string) =>
  // DOC-14
  searching(`a search that ${name}`, (document, search) =>
    textsOf(document).some((text) => fold(text).includes(fold(search))),
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

/** A server that shows something else of what it has found. */
const showing = (
  name: string,
  spoil: (item: Json, found: { search: string | null; text: Json[] }) => void,
): Mutant =>
  inScenario(name, 'listDocuments', 'listDocuments', () => async (incoming, next) => {
    const answer = await next(incoming.request);
    if (answer.status !== 200) return answer;
    const search = new URL(incoming.request.url).searchParams.get('search');
    for (const item of answer.body.items) {
      const { body } = await next(call(incoming, 'GET', `/documents/${item.id}`));
      spoil(item, { search, text: textsOf(body).slice(1) });
    }
    return answer;
  });

/** Servers that search something else than the text that there is. */
export const searchMutants: Mutant[] = [
  remembering('listDocuments'),
  remembering('listWritingSessions'),
  asSql,
  searching('a search of the JSON of a text', (document, search) =>
    plain(JSON.stringify(document)).includes(plain(search)),
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
  showing('no passage of what was found', (item) => delete item.passage),
  showing('a passage that is folded', (item) => {
    if (item.passage !== undefined) item.passage = plain(item.passage);
  }),
  showing('a passage of the last paragraph', (item, { text }) => {
    if (item.passage !== undefined) item.passage = text.at(-1);
  }),
  showing('a passage of a text that does not have it', (item, { search, text }) => {
    if (search !== null && text.length === 0) item.passage = item.title;
  }),
  showing('passages in a list that was not searched', (item, { search, text: [first] }) => {
    if (search === null && first) item.passage = first;
  }),
  folding('knows no ligatures', (text) => plain(text).replace(INVISIBLE, '').replace(GAPS, ' ')),
  folding('takes no apostrophe for a blank', (text) => spelled(text).replace(INVISIBLE, '')),
  folding('reads what is not seen', (text) => spelled(text).replace(GAPS, ' ')),
  folding('reads joiners', (text) =>
    spelled(text.replaceAll(/[\u00AD\u200B]/gu, '')).replace(GAPS, ' '),
  ),
];
