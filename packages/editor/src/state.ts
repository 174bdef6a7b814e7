import type { Paragraph } from '@ecritoire/prose';
import { EditorState, Selection } from 'prosemirror-state';
import { belowSceneBreak } from './below-scene-break.ts';
import { composedLines } from './composed-lines.ts';
import { focusReturn } from './focus-return.ts';
import { freshCaret } from './fresh-caret.ts';
import { freshSign } from './fresh-sign.ts';
import { identities } from './identities.ts';
import { signs, typedStars } from './input-rules.ts';
import { keys } from './keys.ts';
import { lengthLimit } from './length-limit.ts';
import { ownPositions } from './own-positions.ts';
import { PageReader } from './page-reader.ts';
import { inOrder, nodeOf, paragraphOf } from './paragraphs.ts';
import { cleanPaste } from './paste.ts';
import { pastedMarkdown } from './pasted-markdown.ts';
import { pendingPastes } from './pending-pastes.ts';
import { schema } from './schema.ts';
import { textFiles } from './text-files.ts';
import { undoable } from './undo.ts';
import { wholeSigns } from './whole-signs.ts';

/** The editor's state for a document: an empty one has one empty paragraph to write in.
 * The caret stands at the end, where one goes on. */
export function createState(paragraphs: readonly Paragraph[]): EditorState {
  const children = inOrder(paragraphs).map(nodeOf);
  const first = () => {
    const [position = ''] = ownPositions(null, null, 1);
    return schema.nodes.paragraph.create({ id: crypto.randomUUID(), position });
  };
  const doc = schema.nodes.doc.create(null, children.length > 0 ? children : [first()]);
  const pages = new PageReader();
  return EditorState.create({
    doc,
    selection: Selection.atEnd(doc),
    plugins: [
      freshCaret,
      wholeSigns,
      focusReturn,
      belowSceneBreak,
      composedLines,
      typedStars,
      signs,
      freshSign,
      ...keys,
      ...undoable,
      lengthLimit,
      identities,
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
