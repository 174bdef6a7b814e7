import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { closing, dialog, foot, head, sheet, title as titleClass, veil } from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';
import { DialogNews } from './DialogNews.tsx';
import { DialogNotice } from './DialogNotice.tsx';
import { Veil } from './Veil.tsx';

export type DialogProps = {
  /** Whether it is over the page. */
  isOpen: boolean;
  /** Asked for by Escape, the close button or a press outside. */
  onClose: () => void;
  /** What it is about; names it for screen readers. */
  title: string;
  /** Names the cross. */
  closeLabel: string;
  /** How wide it may become. */
  size?: 'small' | 'medium' | 'large';
  /** Whether a press outside closes it. Leave it off where something typed would be lost. */
  isDismissable?: boolean;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** The error of the last action: beside the buttons, at every scroll position. */
  errorMessage?: string | undefined;
  /** What it says or asks. */
  children: ReactNode;
};

/**
 * A short task over the page. The focus stays inside, and goes back where it was on closing.
 *
 * A page with an address is better for anything long; never open one that was not asked for. To ask
 * before something is destroyed, AlertDialog.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  size = 'medium',
  isDismissable = false,
  actions,
  errorMessage,
  children,
}: DialogProps) {
  return (
    <Veil className={veil} isOpen={isOpen} isDismissable={isDismissable} onClose={onClose}>
      <Modal className={sheet({ size })}>
        <AriaDialog className={dialog}>
          <div className={head}>
            <Heading slot="title" level={2} className={titleClass}>
              {title}
            </Heading>
            <span className={closing}>
              <IconButton icon="x" label={closeLabel} onPress={onClose} />
            </span>
          </div>
          <DialogNews />
          <DialogBody title={title}>{children}</DialogBody>
          <DialogNotice message={errorMessage} />
          {actions ? <div className={foot}>{actions}</div> : null}
        </AriaDialog>
      </Modal>
    </Veil>
  );
}
