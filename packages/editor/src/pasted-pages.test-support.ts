import { EditorView } from 'prosemirror-view';
import { createState, paragraphsOf } from './state.ts';

/** The paragraphs that a page is pasted as. */
export async function pasted(html: string): Promise<string[]> {
  const view = new EditorView(null, { state: createState([]) });
  // The editor has asked for it as well, and before.
  await import('./page-parser.ts');
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
