import type { EditorView } from 'prosemirror-view';

/** Milliseconds after which ProseMirror has read what was composed. */
const composedAfter = 50;

/**
 * Resolves once no input method composes in the editor, or the editor is gone: a paragraph that is
 * redrawn meanwhile ends its composition.
 */
export async function whenComposed(view: EditorView, isOver: AbortSignal): Promise<void> {
  while (view.composing && !isOver.aborted) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const settle = () => setTimeout(resolve, composedAfter);
    view.dom.addEventListener('compositionend', settle, { once: true });
    isOver.addEventListener('abort', settle, { once: true });
    await promise;
  }
}
