import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal } from 'react-aria-components';
import { closing, dialog, foot, head, title as titleClass } from '../Dialog/Dialog.css.ts';
import { DialogBody } from '../Dialog/DialogBody.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { side as sides, toEnd, toStart, veil } from './Drawer.css.ts';
import { Veil } from '../Dialog/Veil.tsx';

export type DrawerProps = {
  /** Whether it is over the page. */
  isOpen: boolean;
  /** Asked for by Escape, the close button or a press outside. */
  onClose: () => void;
  /** What it is about; names it for screen readers. */
  title: string;
  /** Names the cross. */
  closeLabel: string;
  /** `start` for navigation, `end` for what belongs to the page: it keeps the text in sight. */
  side?: 'start' | 'end';
  /** Buttons that stay in sight at its foot. */
  actions?: ReactNode;
  /** What it holds. */
  children: ReactNode;
};

/**
 * A panel from the side, for more than a Dialog holds, without leaving the page: the navigation of
 * a phone, the detail of what stays in sight beside it. What has to be answered first is a Dialog.
 */
export function Drawer({
  isOpen,
  onClose,
  title,
  closeLabel,
  side = 'end',
  actions,
  children,
}: DrawerProps) {
  return (
    <Veil
      className={`${veil} ${side === 'end' ? toEnd : toStart}`}
      isOpen={isOpen}
      isDismissable
      onClose={onClose}
    >
      <Modal className={sides[side]}>
        <AriaDialog className={dialog}>
          <div className={head}>
            <Heading slot="title" level={2} className={titleClass}>
              {title}
            </Heading>
            <span className={closing}>
              <IconButton icon="x" label={closeLabel} onPress={onClose} />
            </span>
          </div>
          <DialogBody title={title}>{children}</DialogBody>
          {actions ? <div className={foot}>{actions}</div> : null}
        </AriaDialog>
      </Modal>
    </Veil>
  );
}
