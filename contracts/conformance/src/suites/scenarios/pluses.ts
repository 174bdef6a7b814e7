import { isDeepStrictEqual } from 'node:util';
import { placeOfRule } from '../../contract/rules.ts';
import { askWhole, ownAccount } from './listed.ts';
import { bodyOf, itemsOf, type Body, type Scenario, type Steps } from './steps.ts';
import { moveOn, newProject, newSession } from './common-steps.ts';

/** How a blank, a plus, a letter and a percent sign are written in a query → what is searched for. */
const WRITTEN = {
  '%20': 'a b',
  '+': 'a b',
  '%2B': 'a+b',
  '%41': 'aAb',
  '%2541': 'a%41b',
  '%252B': 'a%2Bb',
};

/** Sessions are found by the whole of a search, whatever has a title or a name by its words. */
const partsOf = (operationId: string, text: string): string[] =>
  operationId === 'listWritingSessions' ? [text] : text.split(' ');

/**
 * Searches for each text, written in every way.
 *
 * @param rows what has the text → its id.
 */
async function search(
  steps: Steps,
  operationId: string,
  as: Awaited<ReturnType<typeof ownAccount>>,
  rows: Record<string, unknown>,
): Promise<void> {
  const path = steps.kit.operation(operationId)?.path ?? '';
  const idsOf = (wanted: (text: string, id: unknown) => boolean) =>
    Object.entries(rows).flatMap(([text, id]) => (wanted(text, id) ? [id] : []));
  for (const [between, text] of Object.entries(WRITTEN)) {
    const title = `a search written a${between}b`;
    const address = `${path}?search=a${between}b`;
    const exchange = await askWhole(steps, operationId, { as, title, address });
    const { call, testCase, answer } = exchange;
    const listed = new Set(itemsOf(bodyOf(exchange)).map(({ id }) => id));
    const found = idsOf((_, id) => listed.has(id));
    const parts = partsOf(operationId, text);
    const expected = idsOf((title) => parts.every((part) => title.includes(part)));
    if (!answer || (answer.status === 200 && isDeepStrictEqual(found, expected))) continue;
    steps.kit.report(call, answer, testCase, {
      kind: 'broken-scenario',
      message: `In a query, ${between} is not read as it has to be.`,
      expected: `what has “${text}”: ${JSON.stringify(expected)}`,
      received: answer.status === 200 ? found : `${answer.status} ${answer.text.slice(0, 300)}`,
      pointer: placeOfRule(/^%(?:25|41)/u.test(between) ? 'percentEncoding' : 'plusIsBlank'),
    });
  }
}

const texts = [...new Set(Object.values(WRITTEN))];

/** In a query a plus is a blank, `%2B` a plus, and what is encoded is decoded once. */
export const pluses: Scenario[] = [
  {
    name: 'a plus in a search for documents',
    about: ['listDocuments'],
    needs: ['createProject', 'createDocument'],
    async run(steps) {
      if (!steps.kit.contract.has('plusIsBlank')) return;
      const as = await ownAccount(steps);
      const { id: projectId } = await newProject(steps, as);
      const rows: Body = {};
      for (const title of texts) {
        const body = { projectId, title, language: 'en' };
        const step = { as, title: `make a document with “${title}”`, body };
        rows[title] = (await steps.expect('createDocument', 201, step))['id'];
      }
      await search(steps, 'listDocuments', as, rows);
    },
  },
  {
    name: 'a plus in a search for projects',
    about: ['listProjects'],
    needs: ['createProject'],
    async run(steps) {
      if (!steps.kit.contract.has('plusIsBlank')) return;
      const as = await ownAccount(steps);
      const rows: Body = {};
      for (const name of texts) {
        const body = { name, type: 'plain' };
        const step = { as, title: `make a project named “${name}”`, body };
        rows[name] = (await steps.expect('createProject', 201, step))['id'];
      }
      await search(steps, 'listProjects', as, rows);
    },
  },
  {
    name: 'a plus in a search for sessions',
    about: ['listWritingSessions'],
    needs: [
      'startWritingSession',
      'getLiveWritingSession',
      'endWritingSession',
      'updateWritingSession',
    ],
    async run(steps) {
      if (!steps.kit.contract.has('plusIsBlank')) return;
      const as = await ownAccount(steps);
      const rows: Body = {};
      for (const title of texts) {
        const session = await newSession(steps, as);
        await moveOn(steps, as, 'endWritingSession', session);
        await moveOn(steps, as, 'updateWritingSession', session, { title });
        rows[title] = session['id'];
      }
      await search(steps, 'listWritingSessions', as, rows);
    },
  },
];
