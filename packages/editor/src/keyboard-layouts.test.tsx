import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { open, paragraphsWith } from './test-page.tsx';

test.each([
  ['Greek', { key: 'β', code: 'KeyB', keyCode: 66 }],
  ['Cyrillic', { key: 'и', code: 'KeyB', keyCode: 66 }],
  ['Arabic', { key: 'لا', code: 'KeyB', keyCode: 66 }],
  ['Greek, without a code of old', { key: 'β', code: 'KeyB', keyCode: 0 }],
])('on a %s keyboard Ctrl+B is where a Latin one has it', async (_, init) => {
  const { box, paragraphs } = await open(paragraphsWith('Un deux'));
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}a{/Control}');
  const event = new KeyboardEvent('keydown', {
    ...init,
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  });
  box.element().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(paragraphs()[0]?.content).toEqual([{ text: 'Un deux', marks: ['strong'] }]);
});
