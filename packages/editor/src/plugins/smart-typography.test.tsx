import type { Paragraph } from '@ecritoire/prose';
import type { CDPSession } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { changes, open, paragraphsWith, paste, putCaret, saved } from '../testing/test-page.tsx';
import { longestParagraph } from './length-limit.ts';

const smartTypography = true;

/** With the spaces of typography in sight. */
const shown = (texts: string[] | undefined) =>
  texts?.map((text) => text.replaceAll('\u202F', '_').replaceAll('\u00A0', '~'));

async function write(keys: string, initial: readonly Paragraph[] = []) {
  const editor = await open(initial, { smartTypography });
  await userEvent.click(editor.box);
  await userEvent.keyboard(keys);
  return { ...editor, lines: () => shown(editor.texts()) };
}

const undo = '{Control>}z{/Control}';
const redo = '{Control>}y{/Control}';

// PAGE-119
test('typing follows the document language from when enabled', async () => {
  const { box, texts, paragraphs, choose } = await open([]);
  const typed = `l'un "dit" -- oui !{Enter}`;
  await userEvent.click(box);
  await userEvent.keyboard(typed);
  await choose({ smartTypography });
  await userEvent.keyboard(typed);
  await choose({ smartTypography, language: 'en' });
  await userEvent.keyboard(typed);
  await choose({ smartTypography: false, language: 'en' });
  await userEvent.keyboard(typed);
  expect(shown(texts())).toEqual([
    `l'un "dit" -- oui !`,
    'l’un «_dit_» — oui_!',
    'l’un “dit” — oui !',
    `l'un "dit" -- oui !`,
    '',
  ]);
  expect(saved([])).toEqual(paragraphs());
});

describe.each([
  ['an apostrophe', "l'", 'l’'],
  ['a quote', '"', '«_'],
  ['a quote that closes', 'oui"', 'oui_»'],
  ['guillemets', 'oui >>', 'oui_»'],
  ['a dash', 'un --', 'un —'],
  ['an ellipsis', 'oui...', 'oui…'],
  ['a dialogue', '- ', '—~'],
  ['the space before a sign', 'oui !', 'oui_!'],
  ['a space within guillemets', '« ', '«_'],
])('%s', (_name, typed, set) => {
  // PAGE-120
  test.each([
    ['Backspace', '{Backspace}'],
    ['Ctrl+Z', undo],
  ])('%s restores what was typed, for good', async (_key, back) => {
    const { lines, paragraphs } = await write(typed);
    expect(lines()).toEqual([set]);
    await userEvent.keyboard(back);
    expect(lines()).toEqual([typed]);
    await userEvent.keyboard('mot');
    expect(lines()).toEqual([`${typed}mot`]);
    expect(saved([])).toEqual(paragraphs());
  });
});

// PAGE-120
test('undo reverts text, typography, then sign; redo restores all', async () => {
  const { lines } = await write("l'homme");
  for (const text of ['l’', "l'", '']) {
    await userEvent.keyboard(undo);
    expect(lines()).toEqual([text]);
  }
  for (const text of ["l'", 'l’', 'l’homme']) {
    await userEvent.keyboard(redo);
    expect(lines()).toEqual([text]);
  }
});

// PAGE-120
test('Backspace later on takes one sign away', async () => {
  const { lines } = await write("l'a{Backspace}{Backspace}");
  expect(lines()).toEqual(['l']);
});

// PAGE-120
test('other signs at a paragraph’s start work as before', async () => {
  const { paragraphs } = await write("# L'un{Enter}> l'autre{Enter}{Enter}***# {Backspace}");
  expect(paragraphs().map(({ type, content }) => [type, content[0]?.text])).toEqual([
    ['heading', 'L’un'],
    ['quote', 'l’autre'],
    ['sceneBreak', undefined],
    ['paragraph', '# '],
  ]);
});

// PAGE-120
test('the typeset sign inherits bold, its neighbours do not', async () => {
  const { paragraphs } = await write(
    'un {Control>}b{/Control}l\'un "deux !"{Control>}b{/Control} !',
  );
  expect(paragraphs()[0]?.content).toEqual([
    { text: 'un ', marks: [] },
    { text: 'l’un «\u202Fdeux\u202F!\u202F»', marks: ['strong'] },
    { text: '\u202F!', marks: [] },
  ]);
});

// PAGE-120
test('a sign typed over or within a word is typeset', async () => {
  const initial = paragraphsWith('il dit mot', 'lhomme');
  const { box, lines, paragraphs } = await write('{Control>}{End}{/Control}', initial);
  await putCaret(box, 1, 1);
  await userEvent.keyboard("'");
  await putCaret(box, 0, 7);
  await userEvent.keyboard('{Shift>}{End}{/Shift}"');
  expect(lines()).toEqual(['il dit «_', 'l’homme']);
  expect(paragraphs().map(({ id }) => id)).toEqual(['p0', 'p1']);
  expect(saved(initial)).toEqual(paragraphs());
  await userEvent.keyboard('{Backspace}');
  expect(lines()).toEqual(['il dit "', 'l’homme']);
});

// PAGE-120
test('undoing typography keeps another window’s text', async () => {
  const initial = paragraphsWith('un', 'deux');
  const { handle, lines } = await write("{Control>}{End}{/Control} l'", initial);
  const [first] = initial;
  if (!first) throw new Error('There is a paragraph.');
  const put = { ...first, content: [{ text: 'un "autre"', marks: [] }] };
  handle.current?.applyRemote([put], []);
  await userEvent.keyboard(undo);
  expect(lines()).toEqual(['un "autre"', "deux l'"]);
});

// PAGE-120
test('what is pasted stays as it is', async () => {
  const { box, lines } = await write('x');
  paste(box, '', `l'un "dit" -- oui !`);
  expect(lines()).toEqual([`xl'un "dit" -- oui !`]);
});

// PAGE-120
test('nothing is set where nothing can be written', async () => {
  const { box, texts } = await open(paragraphsWith('un'), { smartTypography, editable: false });
  await userEvent.click(box);
  await userEvent.keyboard(`'"--`);
  expect(texts()).toEqual(['un']);
  expect(changes).toEqual([]);
});

// PAGE-120
test('a paragraph stays within its longest', async () => {
  const { paragraphs } = await write(
    `{Control>}{End}{/Control}"`,
    paragraphsWith('mot '.repeat(longestParagraph / 4)),
  );
  const lengths = paragraphs().map(
    ({ content }) => content.map(({ text }) => text).join('').length,
  );
  expect(Math.max(...lengths)).toBeLessThanOrEqual(longestParagraph);
  expect(lengths).toHaveLength(2);
});

describe('composing with an input method', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- vitest leaves the type to the provider
  const client = cdp() as CDPSession;
  const compose = async (text: string, end: string) => {
    await client.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    await client.send('Input.insertText', { text: end });
  };

  // PAGE-120
  test('is left alone; what is typed beside it is typeset', async () => {
    const { texts, paragraphs } = await write("l'");
    await compose('^', 'ê');
    await userEvent.keyboard("tre, c'");
    await compose('¨', 'ï');
    await compose("'", "'");
    await vi.waitFor(() => expect(texts()).toEqual(["l’être, c’ï'"]));
    expect(saved([])).toEqual(paragraphs());
  });
});
