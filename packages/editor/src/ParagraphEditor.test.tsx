import { Profiler } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ParagraphEditor } from './ParagraphEditor.tsx';
import { nextFrame, open, paragraphsWith, putCaret, saved, words } from './testing/test-page.tsx';

describe('writing', () => {
  test('typing creates the first paragraph', async () => {
    const { box, texts, paragraphs } = await open([]);
    expect(paragraphs()).toEqual([]);
    await userEvent.click(box);
    await userEvent.keyboard('Bonjour');
    expect(texts()).toEqual(['Bonjour']);
    expect(saved([])).toEqual(paragraphs());
  });

  test('Enter, Shift+Enter and Backspace make and merge lines and paragraphs', async () => {
    const { box, texts, paragraphs } = await open([]);
    await userEvent.click(box);
    await userEvent.keyboard('un{Enter}deux{Shift>}{Enter}{/Shift}trois{Enter}{Enter}quatre');
    expect(texts()).toEqual(['un', 'deux\ntrois', '', 'quatre']);
    expect(saved([])).toEqual(paragraphs());
    await userEvent.keyboard('{Home}{Backspace}{Backspace}');
    expect(texts()).toEqual(['un', 'deux\ntroisquatre']);
    expect(saved([])).toEqual(paragraphs());
  });

  test('a letter right after a click spares the old selection', async () => {
    const { box, texts } = await open(paragraphsWith('un', 'deux', 'trois'));
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}');
    // The click and the key in one go, before the browser reports the moved caret.
    const editable = box.element();
    const word = editable.children[1]?.firstChild ?? editable;
    document.getSelection()?.collapse(word, 2);
    for (const type of ['keydown', 'keypress']) {
      const key = { key: 'X', charCode: 88, bubbles: true, cancelable: true };
      editable.dispatchEvent(new KeyboardEvent(type, key));
    }
    expect(texts()).toEqual(['un', 'deux', 'trois']);
    await userEvent.keyboard('X');
    expect(texts()).toEqual(['un', 'deXux', 'trois']);
  });

  test('Ctrl+B, Ctrl+I and Ctrl+U mark typing', async () => {
    const { box, paragraphs } = await open([]);
    await userEvent.click(box);
    await userEvent.keyboard('a{Control>}b{/Control}b{Control>}b{/Control}{Control>}i{/Control}c');
    expect(paragraphs()[0]?.content).toEqual([
      { text: 'a', marks: [] },
      { text: 'b', marks: ['strong'] },
      { text: 'c', marks: ['emphasis'] },
    ]);
  });

  test('deleting all leaves one empty paragraph', async () => {
    const initial = paragraphsWith('un', 'deux', 'trois');
    const { box, paragraphs } = await open(initial);
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    expect(paragraphs()).toHaveLength(1);
    expect(saved(initial)).toEqual(paragraphs());
    expect(getComputedStyle(box.element(), '::before').content).toContain('Il était une fois');
  });

  // PAGE-117
  test('a mark toggles on unless the whole selection has it', async () => {
    const { box, paragraphs } = await open([
      {
        id: 'a',
        position: 'a0',
        type: 'paragraph',
        content: [
          { text: 'Il lisait ', marks: [] },
          { text: 'Le Rouge', marks: ['emphasis'] },
          { text: '\nle soir.', marks: [] },
        ],
      },
    ]);
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}ai{/Control}');
    expect(paragraphs()[0]?.content).toEqual([
      { text: 'Il lisait Le Rouge\nle soir.', marks: ['emphasis'] },
    ]);
    await userEvent.keyboard('{Control>}i{/Control}');
    expect(paragraphs()[0]?.content).toEqual([{ text: 'Il lisait Le Rouge\nle soir.', marks: [] }]);
  });

  test('typing scrolls into view from anywhere', async () => {
    const { handle } = await open(paragraphsWith(...Array.from({ length: 80 }, () => 'la mer')));
    const caretIsInView = () => {
      const { bottom } = document.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? {};
      return bottom !== undefined && bottom > 0 && bottom <= window.innerHeight;
    };
    handle.current?.focus();
    expect(caretIsInView()).toBe(true);
    window.scrollTo(0, 0);
    expect(caretIsInView()).toBe(false);
    await userEvent.keyboard('x');
    await vi.waitFor(() => expect(caretIsInView()).toBe(true));
    await userEvent.keyboard('{Enter}y{Enter}z');
    await vi.waitFor(() => expect(caretIsInView()).toBe(true));
  });

  test('the number of words follows', async () => {
    const { box } = await open(paragraphsWith('l’homme est là', 'peut-être'));
    await vi.waitFor(() => expect(words.at(-1)).toBe(4));
    await userEvent.click(box);
    await putCaret(box, 1, 9);
    await userEvent.keyboard(' bien');
    await vi.waitFor(() => expect(words.at(-1)).toBe(5));
  });
});

test('typing renders nothing in React', async () => {
  const renders: string[] = [];
  const page = await render(
    <Profiler id="editor" onRender={(id) => renders.push(id)}>
      <ParagraphEditor
        paragraphs={[]}
        language="fr"
        editable
        label="Texte"
        labels={{ sceneBreak: 'Saut de scène' }}
        onChange={() => {}}
      />
    </Profiler>,
  );
  await userEvent.click(page.getByRole('textbox'));
  const before = renders.length;
  await userEvent.keyboard('un{Enter}deux');
  await nextFrame();
  expect(renders).toHaveLength(before);
});

test('the caret is restored where text remains', async () => {
  const before = await open(paragraphsWith('un', 'deux mots', 'trois'));
  await putCaret(before.box, 1, 4);
  const caret = before.handle.current?.caret();
  expect(caret).toEqual({ paragraphId: 'p1', offset: 4 });
  await before.page.unmount();

  const after = await open(paragraphsWith('un', 'deux', 'trois'));
  after.handle.current?.goTo({ paragraphId: 'p1', offset: 9 });
  await userEvent.keyboard(' et');
  expect(after.texts()).toEqual(['un', 'deux et', 'trois']);
});

test('the caret is current before browser reports', async () => {
  const { box, handle } = await open(paragraphsWith('un', 'deux mots'));
  await putCaret(box, 1, 4);
  const first = box.element().querySelector('p')?.firstChild ?? null;
  document.getSelection()?.collapse(first, 1);
  expect(handle.current?.caret()).toEqual({ paragraphId: 'p0', offset: 1 });
});

test('remote typing is inserted at the caret', async () => {
  const { box, handle, texts } = await open([]);
  await userEvent.click(box);
  handle.current?.type('Il pleut.\nEncore');
  await userEvent.keyboard(' !');
  expect(texts()).toEqual(['Il pleut.', 'Encore !']);
});

// SESSION-8
test('each Enter typed remotely ends a paragraph', async () => {
  const { box, handle, texts } = await open(paragraphsWith('Il pleut.'));
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  handle.current?.type('\nEncore.\nToujours.\n\n');
  await userEvent.keyboard('Assez.');
  expect(texts()).toEqual(['Il pleut.', 'Encore.', 'Toujours.', '', 'Assez.']);
});
