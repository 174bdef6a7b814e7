import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { open, paragraphsWith, putCaret, saved } from './test-page.tsx';

test('Ctrl+Z takes back and Ctrl+Shift+Z gives again, each reported', async () => {
  const initial = paragraphsWith('un', 'deux');
  const { box, paragraphs } = await open(initial);
  await userEvent.click(box);
  await putCaret(box, 0, 2);
  await userEvent.keyboard('{Enter}et demi');
  const written = paragraphs();
  expect(written).toHaveLength(3);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(paragraphs()).toEqual(initial);
  expect(saved(initial)).toEqual(initial);
  await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  expect(paragraphs()).toEqual(written);
  expect(saved(initial)).toEqual(written);
  await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
  expect(paragraphs()).toEqual(written);
});

test('Ctrl+Z never takes back more than a paragraph, nor more than a moment of typing', async () => {
  const { box, texts } = await open([]);
  await userEvent.click(box);
  const sentence = 'la mer monte et le vent se lève sur le port';
  await userEvent.keyboard(`${sentence} ${sentence}{Enter}puis la pluie`);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual([`${sentence} ${sentence}`]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual([sentence]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(texts()?.join('')).toBe('');
});
