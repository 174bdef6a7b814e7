import { Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { splitParagraph } from '../commands/commands.ts';
import type { LazyHtmlParser } from './lazy-html-parser.ts';
import { noticeMarkdown } from './markdown-plugin.ts';

const isPage = ({ type }: File) => type === 'text/html';
const isPlain = ({ type, name }: File) => type === 'text/plain' || /\.(?:txt|md)$/iu.test(name);

const textsIn = (files: FileList | undefined): File[] =>
  [...(files ?? [])].filter((file) => isPage(file) || isPlain(file));

/** What is not UTF-8 is from a Windows: it says so where it is “Unicode”, and else is an older one's. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function insert(
  view: EditorView,
  pages: LazyHtmlParser,
  files: readonly File[],
): Promise<void> {
  if (files.some(isPage)) await pages.load();
  const texts = await Promise.all(files.map(async (file) => decoded(await file.arrayBuffer())));
  for (const [index, file] of files.entries()) {
    if (view.isDestroyed || !view.editable) return;
    if (index > 0) splitParagraph(view.state, view.dispatch);
    const text = texts[index] ?? '';
    if (isPage(file)) {
      view.pasteHTML(text);
    } else {
      noticeMarkdown(view, text);
      view.pasteText(text);
    }
  }
}

/** A text file that is pasted or dropped: what is in it, where a browser would open it instead. */
export const textFiles = (pages: LazyHtmlParser) =>
  new Plugin({
    props: {
      handlePaste: (view, event) => {
        const files = textsIn(event.clipboardData?.files);
        if (files.length === 0) return false;
        void insert(view, pages, files);
        return true;
      },
      handleDrop: (view, event) => {
        const files = textsIn(event.dataTransfer?.files);
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (files.length === 0 || place === null) return false;
        const $place = view.state.doc.resolve(place.pos);
        view.dispatch(view.state.tr.setSelection(TextSelection.near($place)));
        view.focus();
        void insert(view, pages, files);
        return true;
      },
    },
  });
