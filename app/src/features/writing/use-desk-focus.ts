import type { ParagraphEditorHandle } from '@ecritoire/editor';
import { textNotSavedKey, textUndecidedKey } from '@ecritoire/machines/writing-session';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { goToFirstConflict } from './conflict.ts';
import { useInputFor } from '../../shared/editing/input-buffer.ts';
import { isInField, isInputBufferFocused } from '../../shared/editing/input-focus.ts';
import { takeLeftPlace } from '../../shared/editing/left-place.ts';
import { useServices, useUser } from '../../shared/services/services.ts';
import { phaseOf } from '../../shared/session/writing-session.ts';

export type DeskFocusOptions = {
  /** Where the focus goes on arrival while the text cannot be written in. */
  focusPage: (options?: FocusOptions) => void;
  /** Called once the text is there, with a function that moves the focus to the resume position. */
  onArrival: (focus: (options?: FocusOptions) => void) => void;
};

/**
 * Leads to where one writes: on arrival, with what was typed before and to the place that was left;
 * as a session starts or resumes; and to what has put off its pause or end.
 *
 * @returns what moves the focus to where one goes on.
 */
export function useDeskFocus(
  editor: RefObject<ParagraphEditorHandle | null>,
  documentId: string,
  isEditable: boolean,
  options: DeskFocusOptions,
): (options?: FocusOptions) => void {
  const { inputBuffer, session: writingSession } = useServices();
  const { id: userId } = useUser();
  const phase = useSelector(writingSession, phaseOf);
  const refusal = useSelector(writingSession, ({ context }) => context.messageKey);

  // To the text where one can write, to the title where not.
  const focus = (how?: FocusOptions) => {
    if (isEditable) editor.current?.focus();
    else options.focusPage(how);
  };
  const input = useInputFor(inputBuffer, documentId);
  const isAwaited = input !== null;
  const isOfBefore = input !== null && input.status !== 'waiting';
  // What cannot go into the text yet keeps the keys, so that all of it goes there in its order.
  const keepsKeys = useEffectEvent(
    () =>
      input !== null &&
      input.words !== '' &&
      !isEditable &&
      (input.status === 'waiting' || isInputBufferFocused()),
  );
  const onArrival = useEffectEvent(() => options.onArrival(keepsKeys() ? () => {} : focus));
  // Before the page's title sends the focus to the heading, as on every other page.
  useLayoutEffect(() => onArrival(), []);

  useLayoutEffect(() => {
    const caught = isAwaited ? inputBuffer.take(documentId, isEditable) : null;
    if (caught === null) return;
    // Typed without the text in sight: it is not joined to a word there, nor to one being written.
    if (isOfBefore && editor.current?.paragraphs().length !== 0) {
      const isWriting = isInField();
      editor.current?.append(caught, { takesCaret: !isWriting });
      return;
    }
    editor.current?.focus();
    editor.current?.type(caught);
  }, [editor, inputBuffer, documentId, isEditable, isAwaited, isOfBefore]);

  useEffect(() => {
    const caret = isEditable ? takeLeftPlace(userId, documentId) : null;
    if (caret !== null) editor.current?.goTo(caret);
  }, [editor, userId, documentId, isEditable]);

  // On the press that starts or resumes, the caret goes back to where it was: what is typed from
  // then on waits for the session. Its bar, which comes with it, does not lie over the caret.
  useEffect(() => {
    if (phase !== 'starting' && phase !== 'resuming') return undefined;
    const desk = editor.current;
    if (!keepsKeys()) desk?.focus();
    return () => desk?.showCaret();
  }, [editor, phase]);

  // A pause or an end that was put off: to what has to be decided first, or back to the text.
  useEffect(() => {
    if (refusal === textUndecidedKey) goToFirstConflict();
    if (refusal === textNotSavedKey) editor.current?.focus();
  }, [editor, refusal]);

  return focus;
}
