import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { open, paragraphsWith, paste, putCaret, saved } from '../testing/test-page.tsx';

test('signs at the start make headings, quotes and scene breaks', async () => {
  const { box, page, paragraphs } = await open([]);
  await userEvent.click(box);
  await userEvent.keyboard('# Titre{Enter}> cité{Enter}{Enter}***suite');
  expect(paragraphs().map(({ type, content }) => [type, content[0]?.text])).toEqual([
    ['heading', 'Titre'],
    ['quote', 'cité'],
    ['sceneBreak', undefined],
    ['paragraph', 'suite'],
  ]);
  expect(saved([])).toEqual(paragraphs());
  await expect.element(page.getByRole('separator', { name: 'Saut de scène' })).toBeInTheDocument();
});

// PAGE-111
test.each(['# ', '## ', '### '])('%j begins a heading, as in Markdown', async (sign) => {
  const { box, paragraphs } = await open([]);
  await userEvent.click(box);
  await userEvent.keyboard(`${sign}Titre`);
  expect(paragraphs().map(({ type, content }) => [type, content[0]?.text])).toEqual([
    ['heading', 'Titre'],
  ]);
});

test('Backspace after a sign restores the letters', async () => {
  const { box, paragraphs } = await open([]);
  await userEvent.click(box);
  await userEvent.keyboard('# {Backspace}');
  expect(paragraphs().map(({ type, content }) => [type, content[0]?.text])).toEqual([
    ['paragraph', '# '],
  ]);
  await userEvent.keyboard('{Backspace}{Backspace}> ');
  expect(paragraphs()[0]?.type).toBe('quote');
  await userEvent.keyboard('oui{Home}{Backspace}');
  expect(paragraphs()[0]).toMatchObject({
    type: 'paragraph',
    content: [{ text: 'oui', marks: [] }],
  });
});

// PAGE-118
test.each([
  ['Ctrl+Z', '{Control>}z{/Control}'],
  ['Ctrl+Z after Enter', '{Enter}{Control>}z{/Control}'],
  ['Backspace', '{Backspace}'],
])('%s right after a scene break leaves its three stars', async (_name, back) => {
  const initial = paragraphsWith('un', 'deux');
  const { box, paragraphs, texts } = await open(initial);
  await userEvent.click(box);
  await putCaret(box, 0, 2);
  await userEvent.keyboard('{Enter}***');
  expect(paragraphs()[1]?.type).toBe('sceneBreak');
  await userEvent.keyboard(back);
  expect(texts()).toEqual(['un', '***', 'deux']);
  await userEvent.keyboard(' et caetera');
  expect(texts()).toEqual(['un', '*** et caetera', 'deux']);
  expect(saved(initial)).toEqual(paragraphs());
});

// PAGE-118
test('undo after three stars restores them', async () => {
  const { box, paragraphs, texts } = await open(paragraphsWith('un', 'deux'));
  await userEvent.click(box);
  await putCaret(box, 0, 2);
  await userEvent.keyboard('{Enter}**x{Shift>}{ArrowLeft}{/Shift}*');
  expect(paragraphs()[1]?.type).toBe('sceneBreak');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(['un', '***', 'deux']);
});

const pastedBreak = '<p>un</p><hr>';
// PAGE-115
test('typing continues below a final scene break', async () => {
  const { box, paragraphs, texts } = await open([]);
  await userEvent.click(box);
  paste(box, pastedBreak);
  await userEvent.keyboard('deux{Enter}');
  paste(box, pastedBreak);
  paste(box, '<p>trois</p>');
  expect(paragraphs().map(({ type }) => type === 'sceneBreak')).toEqual([
    false,
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(texts()).toEqual(['un', '', 'deux', 'un', '', 'trois']);
  expect(saved([])).toEqual(paragraphs());
});

// PAGE-115
test('a letter past a final scene break undoes at once', async () => {
  const { box, paragraphs, texts } = await open([]);
  await userEvent.click(box);
  paste(box, pastedBreak);
  await userEvent.keyboard('{ArrowUp}{End}{ArrowDown}{ArrowDown}T');
  expect(paragraphs()[1]?.type).toBe('sceneBreak');
  expect(texts()).toEqual(['un', '', 'T']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(['un', '']);
});

// PAGE-115
test('Backspace deletes a selected scene break', async () => {
  const { box, texts } = await open([]);
  await userEvent.click(box);
  paste(box, pastedBreak);
  await userEvent.keyboard('{Backspace}');
  expect(texts()).toEqual(['un']);
});
