import { EditorView } from 'prosemirror-view';
import { createState, paragraphsOf } from '../../state.ts';
import { LazyHtmlParser } from '../lazy-html-parser.ts';
import { cleanPaste } from '../paste-plugin.ts';

/** The paragraphs that a page is pasted as, into a text of a language. */
export async function pasted(html: string, lang = ''): Promise<string[]> {
  const pages = new LazyHtmlParser();
  await pages.load();
  const view = new EditorView(null, {
    state: createState([]),
    plugins: [cleanPaste(pages)],
    attributes: { lang },
  });
  view.pasteHTML(html);
  const paragraphs = paragraphsOf(view.state);
  view.destroy();
  return paragraphs.map(({ type, content }) =>
    type === 'sceneBreak' ? '⁂' : content.map(({ text }) => text).join(''),
  );
}

/** Words with a display of their own. */
export const line = (display: string, text: string) =>
  `<span style="display:${display}">${text}</span>`;
