import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { open, saved } from './test-page.tsx';

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

test.each(['# ', '## ', '### '])('%j begins a heading, as in Markdown', async (sign) => {
  const { box, paragraphs } = await open([]);
  await userEvent.click(box);
  await userEvent.keyboard(`${sign}Titre`);
  expect(paragraphs().map(({ type, content }) => [type, content[0]?.text])).toEqual([
    ['heading', 'Titre'],
  ]);
});

test('Backspace right after a sign gives the letters back', async () => {
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
