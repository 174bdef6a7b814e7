import { read } from './listed.ts';
import { openLibrary } from './searches.ts';
import { bodyOf, itemsOf, type Body, type Exchange, type Scenario, type Steps } from './steps.ts';
import { put, WRITING } from './common-steps.ts';

/** The first place that has “phare” is the only one that is written so. */
const FIRST = 'Pharé';

function lookAtPassage(steps: Steps, exchange: Exchange, passage: unknown): void {
  if (String(passage).includes(FIRST)) return;
  steps.blame(exchange, {
    message: 'It is not shown where the text has what was searched for.',
    expected: `a passage with “${FIRST}”`,
    received: passage,
  });
}

/** Of what was found in a text one reads where: in the first paragraph that has it, as it is written. */
export const foundPassages: Scenario = {
  name: 'a search that shows what it has found',
  about: ['listDocuments'],
  needs: WRITING,
  async run(steps) {
    const { as, document, save } = await openLibrary(steps);
    const inText = await document('Deux passages');
    const inTitle = await document('Le phare');
    const written = { text: 'Un Pha', marks: ['strong'] };
    await save(inText, { ...put(crypto.randomUUID(), 'Le phare brille.'), position: 'a1' });
    await save(inText, {
      ...put(crypto.randomUUID(), ''),
      position: 'a0',
      content: [written, { text: 'ré éteint.', marks: [] }],
    });
    const passages = async (query: Body) => {
      const exchange = await read(steps, as, 'listDocuments', query);
      const items = exchange.answer?.status === 200 ? itemsOf(bodyOf(exchange)) : [];
      const passageOf = (id: unknown) => items.find((item) => item['id'] === id)?.['passage'];
      return { exchange, items, inText: passageOf(inText), inTitle: passageOf(inTitle) };
    };
    const found = await passages({ search: 'phare' });
    if (found.items.length > 0) lookAtPassage(steps, found.exchange, found.inText);
    const whole = await passages({ limit: 100 });
    const stray = [found, whole].find(({ inTitle: passage }) => passage !== undefined) ?? whole;
    const passage = stray.inTitle ?? whole.inText;
    if (passage === undefined) return;
    steps.blame(stray.exchange, {
      message: 'A passage is shown where no text was found.',
      expected: undefined,
      received: passage,
    });
  },
};

/** A passage holds the first place that has the search, however far within its paragraph that is. */
export const latePassages: Scenario = {
  name: 'a search that finds something late in a long paragraph',
  about: ['listDocuments'],
  needs: WRITING,
  async run(steps) {
    const { as, document, save } = await openLibrary(steps);
    const id = await document('Un long texte');
    const rest = 'Le vent se lève sur la digue. '.repeat(40);
    const text = `${rest}Un ${FIRST} s’allume. ${rest}Le phare brille. ${rest}`;
    await save(id, put(crypto.randomUUID(), rest));
    await save(id, put(crypto.randomUUID(), text, 0, 'a1'));
    const exchange = await read(steps, as, 'listDocuments', { search: 'phare' });
    const [item] = itemsOf(bodyOf(exchange));
    if (item) lookAtPassage(steps, exchange, item['passage']);
  },
};
