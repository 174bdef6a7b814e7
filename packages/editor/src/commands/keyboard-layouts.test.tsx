import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { open, paragraphsWith, putCaret } from '../testing/test-page.tsx';

// SESSION-60
test('a shortcut uses the latest selection', async () => {
  const { box, paragraphs } = await open(paragraphsWith('Un deux', 'trois'));
  await userEvent.click(box);
  await putCaret(box, 0, 3);
  const words = box.element().children[1]?.firstChild ?? document.body;
  getSelection()?.setBaseAndExtent(words, 0, words, 5);
  const init = { key: 'b', code: 'KeyB', keyCode: 66, ctrlKey: true };
  box
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  expect(paragraphs().map(({ content }) => content)).toEqual([
    [{ text: 'Un deux', marks: [] }],
    [{ text: 'trois', marks: ['strong'] }],
  ]);
});

// PAGE-18
test.each([
  ['Greek', { key: 'β', code: 'KeyB', keyCode: 66 }],
  ['Cyrillic', { key: 'и', code: 'KeyB', keyCode: 66 }],
  ['Arabic', { key: 'لا', code: 'KeyB', keyCode: 66 }],
  ['Greek, without a code of old', { key: 'β', code: 'KeyB', keyCode: 0 }],
])('a %s keyboard has Ctrl+B where a Latin one has', async (_, init) => {
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
