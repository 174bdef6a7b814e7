import { Profiler } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toggleEmphasis } from './commands.ts';
import { ParagraphEditor } from './ParagraphEditor.tsx';
import { changes, nextFrame, open, paragraphsWith, putCaret, saved, words } from './test-page.tsx';

describe('writing', () => {
  test('typing in an empty document makes its first paragraph', async () => {
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

  test('a letter typed right after a click does not replace what was selected until then', async () => {
    const { box, texts } = await open(paragraphsWith('un', 'deux', 'trois'));
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}');
    // The click and the key in one go, before the browser tells of the moved caret.
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

  test('Ctrl+B, Ctrl+I and Ctrl+U mark what is typed', async () => {
    const { box, paragraphs } = await open([]);
    await userEvent.click(box);
    await userEvent.keyboard('a{Control>}b{/Control}b{Control>}b{/Control}{Control>}i{/Control}c');
    expect(paragraphs()[0]?.content).toEqual([
      { text: 'a', marks: [] },
      { text: 'b', marks: ['strong'] },
      { text: 'c', marks: ['emphasis'] },
    ]);
  });

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
    await expect
      .element(page.getByRole('separator', { name: 'Saut de scène' }))
      .toBeInTheDocument();
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

  test('select all and delete leaves one empty paragraph and the placeholder', async () => {
    const initial = paragraphsWith('un', 'deux', 'trois');
    const { box, paragraphs } = await open(initial);
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    expect(paragraphs()).toHaveLength(1);
    expect(saved(initial)).toEqual(paragraphs());
    expect(getComputedStyle(box.element(), '::before').content).toContain('Il était une fois');
  });

  test('a read-only page does not invite to write', async () => {
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

  test('a command runs from outside and the focus goes back to the text', async () => {
    const { box, handle, paragraphs } = await open(paragraphsWith('un'));
    await userEvent.dblClick(box.getByText('un'));
    await userEvent.click(document.querySelector('button') ?? document.body);
    expect(handle.current?.run(toggleEmphasis)).toBe(true);
    expect(paragraphs()[0]?.content).toEqual([{ text: 'un', marks: ['emphasis'] }]);
    await expect.element(box).toHaveFocus();
  });

  test('what is typed comes into view, wherever the page was scrolled', async () => {
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

describe('read-only', () => {
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

  test('focus that stayed in the text can go on writing at once', async () => {
    const { box, setEditable, texts } = await open(paragraphsWith('un', 'deux'));
    await userEvent.click(box);
    await putCaret(box, 0, 1);
    await setEditable(false);
    await setEditable(true);
    await userEvent.keyboard('!');
    expect(texts()).toEqual(['u!n', 'deux']);
  });

  test('changing what is shown keeps the same element and the text', async () => {
    const { box, setEditable, texts } = await open([]);
    await userEvent.click(box);
    await userEvent.keyboard('gardé');
    const before = box.element();
    await setEditable(false);
    expect(box.element()).toBe(before);
    expect(texts()).toEqual(['gardé']);
  });
});

describe('the server’s paragraphs', () => {
  test('are merged without being reported and without moving the caret', async () => {
    const initial = paragraphsWith('un', 'deux');
    const { box, handle, texts } = await open(initial);
    await userEvent.click(box);
    await putCaret(box, 0, 1);
    handle.current?.applyRemote(
      [{ id: 'p1', position: 'a1', type: 'paragraph', content: [{ text: 'serveur', marks: [] }] }],
      [],
    );
    expect(changes).toEqual([]);
    await userEvent.keyboard('!');
    expect(texts()).toEqual(['u!n', 'serveur']);
  });

  test('take the place of the empty paragraph of a document where nothing was written', async () => {
    const { box, handle, paragraphs } = await open([]);
    const remote = paragraphsWith('serveur');
    handle.current?.applyRemote(remote, []);
    expect(paragraphs()).toEqual(remote);
    expect(changes).toEqual([]);
    await userEvent.click(box);
    await userEvent.keyboard('!');
    expect(changes.flatMap(({ put }) => put.map(({ id }) => id))).toEqual(['p0']);
  });

  test('stand beside what was written meanwhile', async () => {
    const { box, handle, texts, paragraphs } = await open([]);
    await userEvent.click(box);
    await userEvent.keyboard('ici');
    const content = [{ text: 'serveur', marks: [] }];
    handle.current?.applyRemote([{ id: 'z', position: 'a5', type: 'paragraph', content }], []);
    expect(texts()).toEqual(['ici', 'serveur']);
    expect(paragraphs().map(({ position }) => position)).toEqual(['a0', 'a5']);
  });

  test('when all are gone, the paragraph left to write in is reported once it is written in', async () => {
    const { box, handle, paragraphs } = await open(paragraphsWith('un', 'deux'));
    handle.current?.applyRemote([], ['p0', 'p1']);
    handle.current?.applyRemote([], ['p7']);
    expect(paragraphs()).toEqual([]);
    expect(changes).toEqual([]);
    await userEvent.click(box);
    await userEvent.keyboard('neuf');
    expect(saved([])).toEqual(paragraphs());
    expect(saved([])).toHaveLength(1);
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

test('whoever leaves the page and comes back goes on at the caret, as far as there is text', async () => {
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

test('what was typed elsewhere comes in at the caret', async () => {
  const { box, handle, texts } = await open([]);
  await userEvent.click(box);
  handle.current?.type('Il pleut.\nEncore');
  await userEvent.keyboard(' !');
  expect(texts()).toEqual(['Il pleut.', 'Encore !']);
});
