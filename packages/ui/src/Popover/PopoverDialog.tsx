import { Dialog, type DialogProps } from 'react-aria-components';
import { useOpenPopover } from '../Dialog/open-dialogs.ts';

/** What stands in a popover and takes the keys while it is there. */
export function PopoverDialog(props: DialogProps) {
  useOpenPopover();
  return <Dialog {...props} />;
}
