import type { Invitation, SignedInDevice, Subscriber, Subscription } from '@ecritoire/contracts';
import { useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { DeleteDialog } from '../../shared/forms/DeleteDialog.tsx';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { InvitationLinkDialog } from './InvitationLinkDialog.tsx';
import { useDeviceName } from './use-device-name.ts';
import { useNameOf, useReaderNameOf } from '../../shared/ui/use-name-of.ts';

/** What stands over the settings. */
export type SettingsDialog =
  | { kind: 'none' }
  | { kind: 'invited'; link: string; expiresAt: string }
  | { kind: 'revoking'; invitation: Invitation }
  | { kind: 'removing'; subscriber: Subscriber }
  | { kind: 'ending'; subscription: Subscription }
  | { kind: 'endingDevice'; device: SignedInDevice }
  /** @property email what was typed before the sign-in was confirmed. */
  | { kind: 'deleting'; email?: string };

export type SettingsDialogsProps = {
  dialog: SettingsDialog;
  /** Of what the dialog asks about. */
  form: FormStatus;
  email: string;
  onCopyLink: (link: string) => Promise<void>;
  onRevoke: (invitation: Invitation) => void;
  onRemove: (subscriber: Subscriber) => void;
  onEnd: (subscription: Subscription) => void;
  onEndDevice: (device: SignedInDevice) => void;
  onDeleteAccount: (email: string) => void;
  /** Leaves for the sign-in, where a deletion asks for a fresh one; undefined where it does not. */
  onConfirmSignIn?: ((email: string) => void) | undefined;
  onClose: () => void;
};

/** Each asks before something ends. */
export function SettingsDialogs({ dialog, form, onClose, ...props }: SettingsDialogsProps) {
  const texts = useTexts(settingsTexts);
  const nameOf = useNameOf();
  const readerNameOf = useReaderNameOf();
  const deviceName = useDeviceName();
  const asking = { form, onClose };
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'invited':
      return (
        <InvitationLinkDialog
          link={dialog.link}
          expiresAt={dialog.expiresAt}
          onCopy={props.onCopyLink}
          onClose={onClose}
        />
      );
    case 'revoking':
      return (
        <DeleteDialog
          {...asking}
          title={texts.revokeTitle()}
          confirmLabel={texts.revoke()}
          onConfirm={() => props.onRevoke(dialog.invitation)}
        >
          {texts.revokeText()}
        </DeleteDialog>
      );
    case 'removing': {
      const name = readerNameOf(dialog.subscriber.reader);
      return (
        <DeleteDialog
          {...asking}
          title={texts.removeTitle({ name })}
          confirmLabel={texts.remove()}
          onConfirm={() => props.onRemove(dialog.subscriber)}
        >
          {texts.removeText({ name })}
        </DeleteDialog>
      );
    }
    case 'ending': {
      const name = nameOf(dialog.subscription.author);
      return (
        <DeleteDialog
          {...asking}
          title={texts.endTitle({ name })}
          confirmLabel={texts.endSubscription()}
          onConfirm={() => props.onEnd(dialog.subscription)}
        >
          {texts.endText({ name })}
        </DeleteDialog>
      );
    }
    case 'endingDevice': {
      const name = deviceName(dialog.device);
      return (
        <DeleteDialog
          {...asking}
          title={texts.endDeviceTitle({ name })}
          confirmLabel={texts.endDevice()}
          onConfirm={() => props.onEndDevice(dialog.device)}
        >
          {texts.endDeviceText()}
        </DeleteDialog>
      );
    }
    case 'deleting':
      return (
        <DeleteAccountDialog
          email={props.email}
          typedBefore={dialog.email}
          status={form}
          onConfirmSignIn={props.onConfirmSignIn}
          onDelete={props.onDeleteAccount}
          onClose={onClose}
        />
      );
  }
}
