import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { open, paragraphsWith } from '../testing/test-page.tsx';

type Box = Awaited<ReturnType<typeof open>>['box'];

function pastePlain(box: Box, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  box.element().dispatchEvent(event);
}

const shown = (opened: Awaited<ReturnType<typeof open>>) =>
  opened
    .paragraphs()
    .map(({ type, content }) =>
      type === 'sceneBreak' ? '⁂' : content.map(({ text }) => text).join(''),
    );

// PAGE-107, PAGE-112
test.each([
  ['one\ntwo', ['one', 'two']],
  ['one\r\ntwo\r\n', ['one', 'two']],
  ['a\nb\n\nc\nd\n', ['a\nb', 'c\nd']],
  ['\n\na\n \n\n  b\n\tc', ['a', '  b\n\tc']],
  ['Fin.\n\n* * *\n\nSuite.', ['Fin.', '⁂', 'Suite.']],
  ['Fin.\n***\nSuite.', ['Fin.', '⁂', 'Suite.']],
  ['un * deux', ['un * deux']],
  ['Il pleut\vsur\u2028la ville\nFin.', ['Il pleut\nsur\nla ville', 'Fin.']],
  ['Un.\u2029Deux.\fTrois.', ['Un.', 'Deux.', 'Trois.']],
  [' ', [' ']],
])('plain text pastes by lines: %j', async (text, paragraphs) => {
  const opened = await open([]);
  await userEvent.click(opened.box);
  pastePlain(opened.box, text);
  expect(shown(opened)).toEqual(paragraphs);
});

test('a pasted word joins the sentence', async () => {
  const opened = await open(paragraphsWith('Il '));
  await userEvent.click(opened.box);
  await userEvent.keyboard('{End}');
  pastePlain(opened.box, 'pleut');
  expect(shown(opened)).toEqual(['Il pleut']);
});

// PAGE-112
test('copied plain text comes back unchanged', async () => {
  const opened = await open([]);
  await userEvent.click(opened.box);
  const poem = ['Nuit\nd’hiver', '⁂', 'Aube'];
  await userEvent.keyboard('Nuit{Shift>}{Enter}{/Shift}d’hiver{Enter}***Aube');
  expect(shown(opened)).toEqual(poem);
  await userEvent.keyboard('{Control>}a{/Control}');
  const clipboardData = new DataTransfer();
  opened.box
    .element()
    .dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  expect(clipboardData.getData('text/plain')).toBe('Nuit\nd’hiver\n\n***\n\nAube');
  pastePlain(opened.box, clipboardData.getData('text/plain'));
  expect(shown(opened)).toEqual(poem);
});

// PAGE-114
test('Enter after stars leaves no empty line', async () => {
  const opened = await open(paragraphsWith('Fin.'));
  await userEvent.click(opened.box);
  await userEvent.keyboard('{End}{Enter}***{Enter}Suite.{Enter}***{Enter}{Enter}Fin.');
  expect(shown(opened)).toEqual(['Fin.', '⁂', 'Suite.', '⁂', '', 'Fin.']);
});

// PAGE-114
test('Ctrl+S does not save the page', async () => {
  const { box } = await open(paragraphsWith('Fin.'));
  await userEvent.click(box);
  const key = new KeyboardEvent('keydown', {
    key: 's',
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  });
  box.element().dispatchEvent(key);
  expect(key.defaultPrevented).toBe(true);
});
