import type { Paragraph } from '@ecritoire/prose';
import type { CDPSession } from 'playwright';
import { createRef, Profiler, StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ParagraphsChange } from './changes.ts';
import { ParagraphEditor, type ParagraphEditorHandle } from './ParagraphEditor.tsx';
import { toggleEmphasis } from './commands.ts';
import { googleDocsPaste, wordPaste } from './pasted-html.ts';

function paragraphsWith(...texts: string[]): Paragraph[] {
  return texts.map((text, index) => ({
    id: `p${index}`,
    position: `a${index}`,
    type: 'paragraph',
    content: [{ text, marks: [] }],
  }));
}

let changes: ParagraphsChange[] = [];
let words: number[] = [];
beforeEach(() => {
  changes = [];
  words = [];
});

async function open(initial: readonly Paragraph[], { editable = true } = {}) {
  const handle = createRef<ParagraphEditorHandle>();
  const element = (canEdit: boolean) => (
    <StrictMode>
      <button type="button">Pause</button>
      <ParagraphEditor
        ref={handle}
        paragraphs={initial}
        language="fr"
        editable={canEdit}
        label="Texte"
        placeholder="Il était une fois…"
        labels={{ sceneBreak: 'Saut de scène' }}
        onChange={(change) => changes.push(change)}
        onWordCount={(count) => words.push(count)}
      />
    </StrictMode>
  );
  const page = await render(element(editable));
  const box = page.getByRole('textbox', { name: 'Texte' });
  return {
    box,
    page,
    handle,
    setEditable: (canEdit: boolean) => page.rerender(element(canEdit)),
    texts: () =>
      handle.current?.paragraphs().map(({ content }) => content.map((run) => run.text).join('')),
    paragraphs: () => handle.current?.paragraphs() ?? [],
  };
}

/** Puts the caret at an offset of the text of the n-th paragraph, as a click there does. */
async function putCaret(box: { element: () => Element }, paragraph: number, offset: number) {
  const root = box.element();
  if (root instanceof HTMLElement) root.focus();
  const walker = document.createTreeWalker(root.children[paragraph] ?? root, NodeFilter.SHOW_TEXT);
  document.getSelection()?.collapse(walker.nextNode(), offset);
  await nextFrame();
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

function paste(box: { element: () => Element }, html: string, plain = '') {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  box
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** What a server would hold after every reported change. */
function saved(initial: readonly Paragraph[]): Paragraph[] {
  const byId = new Map(initial.map((paragraph) => [paragraph.id, paragraph]));
  for (const { put, deletedIds } of changes) {
    for (const paragraph of put) byId.set(paragraph.id, paragraph);
    for (const id of deletedIds) byId.delete(id);
  }
  return [...byId.values()].sort((one, two) => (one.position < two.position ? -1 : 1));
}

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

describe('pasting', () => {
  test('from Word comes clean', async () => {
    const { box, paragraphs } = await open([]);
    await userEvent.click(box);
    paste(box, wordPaste);
    expect(paragraphs().map(({ type, content }) => ({ type, content }))).toEqual([
      { type: 'heading', content: [{ text: 'Chapitre premier', marks: [] }] },
      {
        type: 'paragraph',
        content: [
          { text: 'Elle dit «\u00A0', marks: [] },
          { text: 'non', marks: ['strong'] },
          { text: '\u00A0» et sortit, ', marks: [] },
          { text: 'sans un mot', marks: ['emphasis'] },
          { text: '.', marks: [] },
        ],
      },
      { type: 'paragraph', content: [{ text: 'Premier point', marks: [] }] },
      { type: 'paragraph', content: [{ text: 'Vers un\nvers deux', marks: [] }] },
    ]);
    expect(saved([])).toEqual(paragraphs());
  });

  test('from Google Docs keeps its marks and no more', async () => {
    const { box, paragraphs } = await open([]);
    await userEvent.click(box);
    paste(box, googleDocsPaste);
    expect(paragraphs().map(({ type, content }) => ({ type, content }))).toEqual([
      { type: 'heading', content: [{ text: 'Le phare', marks: [] }] },
      {
        type: 'paragraph',
        content: [
          { text: 'La mer était ', marks: [] },
          { text: 'grise', marks: ['strong'] },
          { text: ', ', marks: [] },
          { text: 'très', marks: ['emphasis', 'underline'] },
          { text: ' ', marks: [] },
          { text: 'grise', marks: ['strike'] },
          { text: '.', marks: [] },
        ],
      },
      { type: 'paragraph', content: [{ text: 'Puis la pluie.', marks: [] }] },
    ]);
    expect(new Set(paragraphs().map(({ id }) => id)).size).toBe(3);
  });

  test('in the middle of a paragraph keeps its id and gives the others positions between', async () => {
    const initial = paragraphsWith('début fin', 'suite');
    const { box, texts, paragraphs } = await open(initial);
    await userEvent.click(box);
    await putCaret(box, 0, 6);
    paste(box, '<p>un</p><p>deux</p><p>trois, </p>');
    expect(texts()).toEqual(['début un', 'deux', 'trois,fin', 'suite']);
    expect(paragraphs()[0]?.id).toBe('p0');
    expect(saved(initial)).toEqual(paragraphs());
  });

  test('plain text becomes a paragraph a line', async () => {
    const { box, texts } = await open([]);
    await userEvent.click(box);
    paste(box, '', 'un\ndeux\n\ntrois');
    expect(texts()).toEqual(['un', 'deux', 'trois']);
  });

  test('what is copied here and pasted again has ids of its own', async () => {
    const initial = paragraphsWith('un', 'deux');
    const { box, texts, paragraphs } = await open(initial);
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}');
    const copied = new DataTransfer();
    box
      .element()
      .dispatchEvent(
        new ClipboardEvent('copy', { clipboardData: copied, bubbles: true, cancelable: true }),
      );
    await userEvent.keyboard('{ArrowRight}{Enter}');
    paste(box, copied.getData('text/html'));
    expect(texts()).toEqual(['un', 'deux', 'un', 'deux']);
    expect(new Set(paragraphs().map(({ id }) => id)).size).toBe(4);
    expect(saved(initial)).toEqual(paragraphs());
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
});

describe('composing with an input method', () => {
  async function compose(texts: readonly string[], end: string) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- vitest leaves the type to the provider
    const client = cdp() as CDPSession;
    for (const text of texts) {
      await client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await client.send('Input.insertText', { text: end });
  }

  test('what was composed is reported, in the same paragraph', async () => {
    const initial = paragraphsWith('mot ');
    const { box, texts, paragraphs } = await open(initial);
    await userEvent.click(box);
    await putCaret(box, 0, 4);
    await compose(['に', 'にほ', 'にほん'], '日本');
    await vi.waitFor(() => expect(texts()).toEqual(['mot 日本']));
    await vi.waitFor(() => expect(saved(initial)).toEqual(paragraphs()));
    const putIds = changes.flatMap(({ put }) => put.map(({ id }) => id));
    expect(new Set(putIds)).toEqual(new Set(['p0']));
    expect(changes.flatMap(({ deletedIds }) => deletedIds)).toEqual([]);
  });

  test('an accent composed over several selected paragraphs leaves one, reported whole', async () => {
    const initial = paragraphsWith('un', 'deux', 'trois');
    const { box, texts, paragraphs } = await open(initial);
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}');
    await compose(['^'], 'ê');
    await vi.waitFor(() => expect(texts()).toEqual(['ê']));
    await vi.waitFor(() => expect(saved(initial)).toEqual(paragraphs()));
  });

  test('the first letter of an empty document may be composed', async () => {
    const { box, texts, paragraphs } = await open([]);
    await userEvent.click(box);
    await compose(['´', 'é'], 'é');
    await userEvent.keyboard('t{Enter}');
    await compose(['^', 'ê'], 'ê');
    await vi.waitFor(() => expect(texts()).toEqual(['ét', 'ê']));
    expect(saved([])).toEqual(paragraphs());
  });
});

test('text dragged into another paragraph is reported in both', async () => {
  const initial = paragraphsWith('un', 'deux', 'trois');
  const { box, texts, paragraphs } = await open(initial);
  const [first, , last] = box.element().children;
  if (!first || !last) throw new Error('The document has three paragraphs.');
  await userEvent.tripleClick(first);
  await userEvent.dragAndDrop(first, last, {
    sourcePosition: { x: 8, y: 12 },
    targetPosition: { x: 2, y: 12 },
  });
  await vi.waitFor(() => expect(texts()).toEqual(['', 'deux', 'untrois']));
  expect(changes).toHaveLength(1);
  expect(changes[0]?.put.map(({ id }) => id)).toEqual(['p0', 'p2']);
  expect(saved(initial)).toEqual(paragraphs());
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
