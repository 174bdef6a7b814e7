import type { CDPSession } from 'playwright';
import { expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { open, paragraphsWith, putCaret, saved } from '../testing/test-page.tsx';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- vitest leaves the type to the provider
const client = cdp() as CDPSession;

const compose = (text: string) =>
  client.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

// PAGE-116
test.each([
  [['Un\nDeux'], 'Un\nDeux'],
  [['U', 'Un', 'Un\n', 'Un\nDe', 'Un\nDeux'], 'Un\nDeux'],
  [['Un\nTrois'], 'Un\nDeux'],
  [['Un\n\nDeux', 'Un\nDeux'], 'Un\nDeux'],
])('a line end composed as %j is written once', async (steps, end) => {
  const initial = paragraphsWith('mot fin', 'suite');
  const { box, texts, paragraphs } = await open(initial);
  await userEvent.click(box);
  await putCaret(box, 0, 4);
  for (const step of steps) await compose(step);
  await client.send('Input.insertText', { text: end });
  await vi.waitFor(() => expect(texts()).toEqual(['mot Un', 'Deuxfin', 'suite']));
  await userEvent.keyboard(' !{Enter}ici ');
  const written = ['mot Un', 'Deux !', 'ici fin', 'suite'];
  await vi.waitFor(() => expect(texts()).toEqual(written));
  expect(saved(initial)).toEqual(paragraphs());
});

// PAGE-116
test('composed text with a line break survives further typing', async () => {
  const { box, texts } = await open(paragraphsWith('mot fin'));
  await userEvent.click(box);
  await putCaret(box, 0, 4);
  await compose('Un\nDeux');
  await client.send('Input.insertText', { text: '!' });
  await vi.waitFor(() => expect(texts()).toEqual(['mot Un', 'Deux!fin']));
});
