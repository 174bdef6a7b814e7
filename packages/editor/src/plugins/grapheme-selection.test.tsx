import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { open, paragraphsWith, saved } from '../testing/test-page.tsx';

const family = '👩\u200D👩\u200D👦';

/** Selects as a script or a tool of the page does, by UTF-16 units. */
function selectFromOutside(box: { element: () => Element }, from: number, to: number) {
  const text = box.element().querySelector('p')?.firstChild;
  if (!text) throw new Error('There is no text.');
  getSelection()?.setBaseAndExtent(text, from, text, to);
}

// PAGE-136
test.each([
  ['half a pair', 'a😀b', [2, 4], ['a', '😀b']],
  ['its first half', 'a😀b', [0, 2], ['a😀', 'b']],
  ['half of it, backwards', 'a😀b', [4, 2], ['a', '😀b']],
  ['a thumb of a colour', '👍🏽 oui', [0, 2], ['👍🏽', ' oui']],
  ['one of a family', `a${family}b`, [4, 6], ['a', family, 'b']],
])('bold takes the whole sign where %s is selected', async (_, text, [from = 0, to = 0], runs) => {
  const initial = paragraphsWith(text);
  const { box, paragraphs } = await open(initial);
  await userEvent.click(box);
  selectFromOutside(box, from, to);
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(paragraphs()[0]?.content.map((run) => run.text)).toEqual(runs);
  expect(saved(initial)).toEqual(paragraphs());
});

// PAGE-136
test.each([
  ['Enter', '{Enter}', ['a😀', 'b']],
  ['a letter', 'x', ['a😀xb']],
  ['Backspace', '{Backspace}', ['ab']],
])('%s within half a pair leaves it whole', async (_, key, texts) => {
  const { box, paragraphs } = await open(paragraphsWith('a😀b'));
  await userEvent.click(box);
  selectFromOutside(box, 2, 2);
  await userEvent.keyboard(key);
  const all = paragraphs().map(({ content }) => content.map((run) => run.text).join(''));
  expect(all).toEqual(texts);
});
