import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { open, paragraphsWith } from './testing/test-page.tsx';

function keysOfThePage(): string[] {
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => void keys.push(key);
  document.addEventListener('keydown', listen);
  onTestFinished(() => document.removeEventListener('keydown', listen));
  return keys;
}

// SESSION-4
test('the page hears commands given in the text, not letters', async () => {
  const { box, texts } = await open(paragraphsWith(''));
  const keys = keysOfThePage();
  await userEvent.click(box);
  await userEvent.keyboard('a?{Control>}k{/Control}{Escape}');
  expect(texts()).toEqual(['a?']);
  expect(keys).toEqual(['Control', 'k', 'Escape']);
});

// SESSION-4
test('the page hears a read-only text’s keys', async () => {
  const { box } = await open(paragraphsWith('Fini.'), { editable: false });
  const keys = keysOfThePage();
  await userEvent.click(box);
  await userEvent.keyboard('?');
  expect(keys).toEqual(['?']);
});
