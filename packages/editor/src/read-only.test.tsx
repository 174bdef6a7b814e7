import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ParagraphEditor } from './ParagraphEditor.tsx';
import { changes, open, paragraphsWith, putCaret } from './testing/test-page.tsx';

describe('read-only', () => {
  test('a read-only page has no placeholder', async () => {
    const screen = await render(
      <ParagraphEditor
        paragraphs={[]}
        language="fr"
        editable={false}
        label="Texte"
        placeholder="Écrivez…"
        labels={{ sceneBreak: 'Changement de scène' }}
        onChange={vi.fn<() => void>()}
        onWordCount={vi.fn<() => void>()}
      />,
    );
    const box = screen.getByRole('textbox').element();
    expect(getComputedStyle(box, '::before').content).not.toContain('Écrivez');
    expect(box).not.toHaveAttribute('aria-placeholder');
  });

  // PAGE-126
  test.each([true, false])('no word breaks across lines, editable: %s', async (editable) => {
    const { box } = await open(paragraphsWith('anticonstitutionnellement'), { editable });
    const words = box.element().querySelector('p') ?? document.body;
    expect(getComputedStyle(words).hyphens).toBe('manual');
  });

  // SAVE-36
  test('each paragraph runs in its own direction', async () => {
    const { box } = await open(paragraphsWith('שלום', 'Il pleut.', ''));
    const directions = [...box.element().querySelectorAll('p')].map(
      (paragraph) => getComputedStyle(paragraph).direction,
    );
    expect(directions).toEqual(['rtl', 'ltr', 'ltr']);
  });

  test('is announced, takes no letter, and can still be reached', async () => {
    const { box, texts } = await open(paragraphsWith('un'), { editable: false });
    await expect.element(box).toHaveAttribute('aria-readonly', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('x{Enter}{Backspace}');
    expect(texts()).toEqual(['un']);
    expect(changes).toEqual([]);
  });

  // SESSION-5
  test('the caret is where it was when writing goes on', async () => {
    const { box, page, setEditable, handle, texts } = await open(
      paragraphsWith('un', 'deux', 'trois'),
    );
    await userEvent.click(box);
    await putCaret(box, 1, 2);
    await setEditable(false);
    await userEvent.click(page.getByRole('button', { name: 'Pause' }));
    await setEditable(true);
    handle.current?.focus();
    await userEvent.keyboard('!');
    expect(texts()).toEqual(['un', 'de!ux', 'trois']);
  });

  test('retained focus allows writing at once', async () => {
    const { box, setEditable, texts } = await open(paragraphsWith('un', 'deux'));
    await userEvent.click(box);
    await putCaret(box, 0, 1);
    await setEditable(false);
    await setEditable(true);
    await userEvent.keyboard('!');
    expect(texts()).toEqual(['u!n', 'deux']);
  });

  test('switching modes keeps element and text', async () => {
    const { box, setEditable, texts } = await open([]);
    await userEvent.click(box);
    await userEvent.keyboard('gardé');
    const before = box.element();
    await setEditable(false);
    expect(box.element()).toBe(before);
    expect(texts()).toEqual(['gardé']);
  });
});
