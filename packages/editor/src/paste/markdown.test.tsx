import type { Paragraph } from '@ecritoire/prose';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrame, open, paragraphsWith, paste, putCaret } from '../testing/test-page.tsx';
import { parseMarkdown } from './markdown-parser.ts';

const summary = ({ type, content }: Paragraph) =>
  [type, ...content.map(({ text, marks }) => [text, ...marks].join('|'))].join(' ');

const blocks = (text: string) =>
  parseMarkdown(text)?.content.content.map((node) =>
    [
      node.type.name,
      ...node.children.map((child) =>
        [child.text ?? '⏎', ...child.marks.map(({ type }) => type.name)].join('|'),
      ),
    ].join(' '),
  );

// PAGE-113
test.each([
  ['# Nuit\n\nIl **pleut**.', ['heading Nuit', 'paragraph Il  pleut|strong .']],
  ['Il *pleut* et _vente_.', ['paragraph Il  pleut|emphasis  et  vente|emphasis .']],
  ['Un.\n\n> Deux.\n> Trois.', ['paragraph Un.', 'quote Deux. ⏎ Trois.']],
  ['**Un**\nDeux\n\n---\n\nTrois', ['paragraph Un|strong ⏎ Deux', 'sceneBreak', 'paragraph Trois']],
  ['*Un*\n\n- Oui.\n- Non.', ['paragraph Un|emphasis', 'paragraph - Oui.', 'paragraph - Non.']],
  ['*Un*\n\n* a\n* b', ['paragraph Un|emphasis', 'paragraph • a', 'paragraph • b']],
  ['*Un*\n\n3) a\n4) b', ['paragraph Un|emphasis', 'paragraph 3) a', 'paragraph 4) b']],
  ['~~Un~~ \\*deux & <b>', ['paragraph Un|strike  *deux & <b>']],
  [
    '**Voir** [*là*](https://example.com/_%C3%A9_) et [ici](<été b.html> "Là").',
    [
      'paragraph Voir|strong   là|emphasis  (https://example.com/_%C3%A9_) et ici (été b.html, Là).',
    ],
  ],
  ['*Voir* <https://example.com/%C3%A9>', ['paragraph Voir|emphasis  https://example.com/%C3%A9']],
  ['*Un*\n\n```\ndeux\n```', ['paragraph Un|emphasis', 'paragraph deux']],
])('a text entirely in Markdown: %j', (text, converted) => {
  expect(blocks(text)).toEqual(converted);
});

// PAGE-113
test.each([
  'Il pleut.',
  'Voir [ici](https://example.com/).',
  'Voir <https://example.com/>.',
  '**Voir** ![la nuit](nuit.png)',
  '*Un*\n\n```python\ndeux\n```',
  '- Oui.\n- Non.',
  '1. Un\n2. Deux',
  'Fin.\n\n* * *\n\nSuite.',
  'Fin.\n---\nSuite.',
  '#nuit #pluie **x**',
  '# Pomme 2 €\n# Poire 3 €',
  'Pomme* 2 €\n*hors taxe',
  'Un *astre\nluit* *seul',
  '2*3*4',
  '*Ô flots*\n    que vous savez',
  'snake_case_name',
  'a < b > c',
])('ambiguous text stays as it is: %j', (text) => {
  expect(parseMarkdown(text)).toBeNull();
});

const markdown = '# Nuit\n\nIl **pleut**.';
const asTyped = ['paragraph # Nuit', 'paragraph Il **pleut**.'];
const asMeant = ['heading Nuit', 'paragraph Il  pleut|strong .'];

// PAGE-113
test('one undo restores the Markdown signs, a second removes it', async () => {
  const { box, paragraphs } = await open([]);
  await userEvent.click(box);
  paste(box, '', markdown);
  expect(paragraphs().map(summary)).toEqual(asTyped);
  await vi.waitFor(() => expect(paragraphs().map(summary)).toEqual(asMeant));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(paragraphs().map(summary)).toEqual(asTyped);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(paragraphs().map(summary)).toEqual(['paragraph']);
  await userEvent.keyboard('{Control>}y{/Control}{Control>}y{/Control}');
  expect(paragraphs().map(summary)).toEqual(asMeant);
});

// PAGE-113
test('typing continues after pasted Markdown', async () => {
  const { box, texts, paragraphs } = await open(paragraphsWith('début fin', 'suite'));
  await userEvent.click(box);
  await putCaret(box, 0, 6);
  paste(box, '', '**un**\n\ndeux');
  await vi.waitFor(() => expect(paragraphs()[0]?.content[1]?.marks).toEqual(['strong']));
  await userEvent.keyboard('!');
  expect(texts()).toEqual(['début un', 'deux!fin', 'suite']);
});

// PAGE-113
test('edited Markdown stays as it is', async () => {
  const { box, texts } = await open([]);
  await userEvent.click(box);
  paste(box, '', '*un* deux');
  const place = document.createTreeWalker(box.element(), NodeFilter.SHOW_TEXT).nextNode();
  document.getSelection()?.collapse(place, 3);
  document.execCommand('insertText', false, 's');
  await import('./markdown-parser.ts');
  await nextFrame();
  expect(texts()).toEqual(['*uns* deux']);
});

// PAGE-113
test.each([
  ['text', (data: DataTransfer) => data.setData('text/plain', markdown)],
  ['a file', (data: DataTransfer) => data.items.add(new File([markdown], 'nuit.md'))],
])('Markdown dropped as %s converts and undoes in one step', async (_name, put) => {
  const { box, paragraphs } = await open([]);
  await userEvent.click(box);
  const { left, top } = box.element().getBoundingClientRect();
  const dataTransfer = new DataTransfer();
  put(dataTransfer);
  const at = { clientX: left + 8, clientY: top + 8, bubbles: true, cancelable: true };
  const target = box.element().firstElementChild ?? box.element();
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, ...at }));
  await vi.waitFor(() => expect(paragraphs().map(summary)).toEqual(asMeant));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(paragraphs().map(summary)).toEqual(asTyped);
});

// PAGE-113
test('a plain-text paste keeps the signs', async () => {
  const { box, paragraphs } = await open([]);
  await userEvent.click(box);
  await userEvent.keyboard('{Shift>}');
  paste(box, '', markdown);
  await userEvent.keyboard('{/Shift}');
  await import('./markdown-parser.ts');
  await nextFrame();
  expect(paragraphs().map(summary)).toEqual(asTyped);
});
