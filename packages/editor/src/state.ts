import type { Paragraph } from '@ecritoire/prose';
import { EditorState, Selection } from 'prosemirror-state';
import { signs, typedStars } from './commands/input-rules.ts';
import { keys } from './commands/keymap.ts';
import { autoReplacement } from './history/auto-replacement.ts';
import { undoable } from './history/undo.ts';
import { LazyHtmlParser } from './paste/lazy-html-parser.ts';
import { pastedMarkdown } from './paste/markdown-plugin.ts';
import { cleanPaste } from './paste/paste-plugin.ts';
import { pendingPastes } from './paste/pending-pastes.ts';
import { textFiles } from './paste/text-files.ts';
import { belowSceneBreak } from './plugins/below-scene-break.ts';
import { composedLineBreaks } from './plugins/composed-line-breaks.ts';
import { domSelection } from './plugins/dom-selection.ts';
import { graphemeSelection } from './plugins/grapheme-selection.ts';
import { lengthLimit } from './plugins/length-limit.ts';
import { paragraphIds } from './plugins/paragraph-ids.ts';
import { selectionOnFocus } from './plugins/selection-on-focus.ts';
import { localPositions } from './schema/local-positions.ts';
import { inOrder, nodeOf, paragraphOf } from './schema/paragraphs.ts';
import { schema } from './schema/schema.ts';

/** The editor's state for a document: an empty one has one empty paragraph to write in.
 * The caret stands at the end, where one goes on. */
export function createState(paragraphs: readonly Paragraph[]): EditorState {
  const children = inOrder(paragraphs).map(nodeOf);
  const first = () => {
    const [position = ''] = localPositions(null, null, 1);
    return schema.nodes.paragraph.create({ id: crypto.randomUUID(), position });
  };
  const doc = schema.nodes.doc.create(null, children.length > 0 ? children : [first()]);
  const pages = new LazyHtmlParser();
  return EditorState.create({
    doc,
    selection: Selection.atEnd(doc),
    plugins: [
      domSelection,
      graphemeSelection,
      selectionOnFocus,
      belowSceneBreak,
      composedLineBreaks,
      typedStars,
      signs,
      autoReplacement,
      ...keys,
      ...undoable,
      lengthLimit,
      paragraphIds,
      pendingPastes(pages),
      textFiles(pages),
      cleanPaste(pages),
      pastedMarkdown,
    ],
  });
}

export function paragraphsOf(state: EditorState): Paragraph[] {
  return state.doc.children.map(paragraphOf);
}
