import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { changes, open, paragraphsWith, putCaret, saved } from '../testing/test-page.tsx';

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

// PAGE-96
test.each(['Z', 'z'])('Ctrl+Shift+%s without redo undoes nothing', async (key) => {
  const { box, texts } = await open([]);
  await userEvent.click(box);
  await userEvent.keyboard('la mer monte');
  await userEvent.keyboard(`{Control>}{Shift>}${key}{/Shift}{/Control}`);
  expect(texts()).toEqual(['la mer monte']);
});

// PAGE-96
test('Ctrl+Z undoes at most a paragraph', async () => {
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

describe('what another window has written within what was typed here', () => {
  const initial = paragraphsWith('Avant. ');
  const theirs = { text: ', hier,', marks: ['strong' as const] };

  async function openWithTheirs() {
    const page = await open(initial);
    await userEvent.click(page.box);
    await putCaret(page.box, 0, 7);
    await userEvent.keyboard('La mer monte.');
    const content = [{ text: 'Avant. La mer', marks: [] }, theirs, { text: ' monte.', marks: [] }];
    const put = initial.map(({ id, position, type }) => ({ id, position, type, content }));
    page.handle.current?.applyRemote(put, []);
    changes.push({ put, deletedIds: [] });
    return page;
  }

  function pressInMenu(box: { element: () => Element }, inputType: string): void {
    const event = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true });
    box.element().dispatchEvent(event);
  }

  // PAGE-97
  test.each(['keys', 'the menu of the browser'] as const)(
    'survives undo by %s; redo restores all',
    async (way) => {
      const { box, paragraphs } = await openWithTheirs();
      const before = paragraphs();
      if (way === 'keys') await userEvent.keyboard('{Control>}z{/Control}');
      else pressInMenu(box, 'historyUndo');
      expect(paragraphs()[0]?.content).toEqual([{ text: 'Avant. ', marks: [] }, theirs]);
      expect(saved(initial)).toEqual(paragraphs());
      if (way === 'keys') await userEvent.keyboard('{Control>}y{/Control}');
      else pressInMenu(box, 'historyRedo');
      expect(paragraphs()).toEqual(before);
      expect(saved(initial)).toEqual(before);
    },
  );
});

// SAVE-56
test('undoing an earlier session’s change is reported as restored', async () => {
  const { box, choose } = await open(paragraphsWith('la mer'), { sessionId: 'first' });
  await userEvent.click(box);
  await userEvent.keyboard('x');
  await choose({ sessionId: 'second' });
  await userEvent.keyboard('y{Control>}z{/Control}');
  expect(changes.at(-1)?.origin).toBeUndefined();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(changes.at(-1)?.origin).toBe('restored');
});
