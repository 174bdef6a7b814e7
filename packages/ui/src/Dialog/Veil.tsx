import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { useOpenDialog } from './open-dialogs.ts';

type VeilProps = Pick<ModalOverlayProps, 'isDismissable' | 'isKeyboardDismissDisabled'> & {
  className: string;
  isOpen: boolean;
  /** Asked for by Escape, or a press outside where that is allowed. */
  onClose: () => void;
  children: NonNullable<ModalOverlayProps['children']>;
};

/** Lies over the page while a dialog does. */
export function Veil({ onClose, ...props }: VeilProps) {
  useOpenDialog(props.isOpen, () => {
    if (!props.isKeyboardDismissDisabled) onClose();
  });
  return (
    <ModalOverlay
      {...props}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    />
  );
}
