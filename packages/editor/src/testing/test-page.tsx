import type { Language, Paragraph } from '@ecritoire/prose';
import { createRef, StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import type { FindBarProps, FindLabels } from '../find/FindBar.tsx';
import { ParagraphEditor, type ParagraphEditorHandle } from '../ParagraphEditor.tsx';
import type { ParagraphsChange } from '../sync/changed-paragraphs.ts';

const findLabels: FindLabels = {
  bar: 'Chercher et remplacer',
  sought: 'Chercher',
  clear: 'Effacer',
  previous: 'Précédent',
  next: 'Suivant',
  matchCase: 'Respecter la casse',
  wholeWords: 'Mots entiers',
  close: 'Fermer',
  replacement: 'Remplacer par',
  replace: 'Remplacer',
  replaceAll: 'Tout remplacer',
  all: 'Tout',
  takeBack: 'Annuler le remplacement',
  readOnly: 'Pour remplacer, il faut une séance.',
  found: (place, total) => {
    if (total === 0) return 'Rien';
    return place === 0 ? `${total} en tout` : `${place} sur ${total}`;
  },
  replaced: ({ count, tooLong }) => `${count} remplacés, ${tooLong} laissés`,
};

export const loadFindBar = async () => {
  const { FindBar } = await import('../find/FindBar.tsx');
  return {
    default: (props: Omit<FindBarProps, 'labels'>) => <FindBar {...props} labels={findLabels} />,
  };
};

export function paragraphsWith(...texts: string[]): Paragraph[] {
  return texts.map((text, index) => ({
    id: `p${index}`,
    position: `a${index}`,
    type: 'paragraph',
    content: [{ text, marks: [] }],
  }));
}

/** What the opened editor reported, emptied before each test. */
export const changes: ParagraphsChange[] = [];
export const words: number[] = [];
type Choices = {
  editable?: boolean;
  smartTypography?: boolean;
  language?: Language;
  sessionId?: string;
};

export async function open(initial: readonly Paragraph[], choices: Choices = {}) {
  const handle = createRef<ParagraphEditorHandle>();
  const element = ({
    editable = true,
    smartTypography = false,
    language = 'fr',
    ...others
  }: Choices) => (
    <StrictMode>
      <button type="button">Pause</button>
      <ParagraphEditor
        {...others}
        ref={handle}
        paragraphs={initial}
        language={language}
        editable={editable}
        smartTypography={smartTypography}
        label="Texte"
        placeholder="Il était une fois…"
        labels={{ sceneBreak: 'Saut de scène' }}
        loadFindBar={loadFindBar}
        onChange={(change) => changes.push(change)}
        onWordCount={(count) => words.push(count)}
      />
    </StrictMode>
  );
  const page = await render(element(choices));
  const box = page.getByRole('textbox', { name: 'Texte' });
  // The editor has asked for it as well, and before.
  await import('../paste/html/html-parser.ts');
  return {
    box,
    page,
    handle,
    choose: (others: Choices) => page.rerender(element({ ...choices, ...others })),
    setEditable: (editable: boolean) => page.rerender(element({ ...choices, editable })),
    texts: () =>
      handle.current?.paragraphs().map(({ content }) => content.map((run) => run.text).join('')),
    paragraphs: () => handle.current?.paragraphs() ?? [],
  };
}

/** Puts the caret at an offset of the text of the n-th paragraph, as a click there does. */
export async function putCaret(box: { element: () => Element }, paragraph: number, offset: number) {
  const root = box.element();
  if (root instanceof HTMLElement) root.focus();
  const walker = document.createTreeWalker(root.children[paragraph] ?? root, NodeFilter.SHOW_TEXT);
  document.getSelection()?.collapse(walker.nextNode(), offset);
  // The browser reports it with the next frame: on a busy machine that is after ProseMirror has
  // restored its own selection, 20 ms after a click has focused the text.
  document.dispatchEvent(new Event('selectionchange'));
  await nextFrame();
}

export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

export function paste(box: { element: () => Element }, html: string, plain = '') {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  box
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** What a server would hold after every reported change. */
export function saved(initial: readonly Paragraph[]): Paragraph[] {
  const byId = new Map(initial.map((paragraph) => [paragraph.id, paragraph]));
  for (const { put, deletedIds } of changes) {
    for (const paragraph of put) byId.set(paragraph.id, paragraph);
    for (const id of deletedIds) byId.delete(id);
  }
  return [...byId.values()].sort((one, two) => (one.position < two.position ? -1 : 1));
}
