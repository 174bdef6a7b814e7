import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { actions, dialog, head, sheet, title as titleClass, veil } from '../Dialog/Dialog.css.ts';
import { asks, message, waiting } from './AlertDialog.css.ts';
import { DialogNews } from '../Dialog/DialogNews.tsx';
import { DialogNotice } from '../Dialog/DialogNotice.tsx';
import { Veil } from '../Dialog/Veil.tsx';

export type AlertDialogProps = {
  /** Whether it is over the page. */
  isOpen: boolean;
  /** The question, with what it is about: "Discard this session?". */
  title: string;
  /** What will be gone, and what stays. */
  children: ReactNode;
  /** The deed in a verb: "Discard", never "OK". */
  confirmLabel: string;
  /** The way out, which has the focus first: "Keep it". */
  cancelLabel: string;
  /** What was asked about is to be done. */
  onConfirm: () => void;
  /** Nothing is to be done: the button, or Escape. */
  onCancel: () => void;
  /** `error` for what cannot be taken back. */
  tone?: 'error' | 'primary';
  /** It is being done: the answer cannot change any more, and Escape would undo nothing. */
  isPending?: boolean;
  /** What is waited for, and that nothing can be answered: "Discarding: too late to keep it." */
  pendingLabel: string;
  /** Why it was not done, when it failed: it can be asked for again. */
  errorMessage?: string | undefined;
};

/**
 * Asks before something that cannot be taken back. A press outside does not answer it; Escape
 * cancels; the focus starts on the safe answer. While it is being done the question stays, and
 * says why there is nothing to press; where it failed it stays, too, and says why.
 */
export function AlertDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone = 'error',
  isPending = false,
  pendingLabel,
  errorMessage,
}: AlertDialogProps) {
  const messageId = useId();
  const waitingId = useId();
  return (
    <Veil className={veil} isOpen={isOpen} isKeyboardDismissDisabled={isPending} onClose={onCancel}>
      <Modal className={sheet({ size: 'small' })}>
        <AriaDialog role="alertdialog" aria-describedby={messageId} className={`${dialog} ${asks}`}>
          <div className={head}>
            <Heading slot="title" level={2} className={titleClass}>
              {title}
            </Heading>
          </div>
          <DialogNews />
          <div id={messageId} className={message}>
            <div>{children}</div>
            <p id={waitingId} role="status" className={waiting}>
              {isPending ? pendingLabel : null}
            </p>
          </div>
          <DialogNotice message={errorMessage} />
          <div className={actions}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus; the safe answer is where it should land */}
            <Button
              autoFocus
              onPress={onCancel}
              isDisabled={isPending}
              aria-describedby={waitingId}
            >
              {cancelLabel}
            </Button>
            <Button
              tone={tone}
              onPress={onConfirm}
              isPending={isPending}
              pendingLabel={pendingLabel}
            >
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </Veil>
  );
}
