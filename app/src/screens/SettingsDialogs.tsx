import type { Invitation, Subscriber, Subscription } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { FormStatus } from './form-status.ts';
import { InvitationLinkDialog } from './InvitationLinkDialog.tsx';
import { useNameOf } from './use-name-of.ts';

/** What stands over the settings. */
export type SettingsDialog =
  | { kind: 'none' }
  | { kind: 'invited'; link: string; expiresAt: string }
  | { kind: 'revoking'; invitation: Invitation }
  | { kind: 'removing'; subscriber: Subscriber }
  | { kind: 'ending'; subscription: Subscription }
  | { kind: 'deleting' };

export type SettingsDialogsProps = {
  dialog: SettingsDialog;
  /** Of what the dialog asks about. */
  form: FormStatus;
  email: string;
  onCopyLink: (link: string) => Promise<void>;
  onRevoke: (invitation: Invitation) => void;
  onRemove: (subscriber: Subscriber) => void;
  onEnd: (subscription: Subscription) => void;
  onDeleteAccount: (email: string) => void;
  onClose: () => void;
};

/** Each asks before something ends. */
export function SettingsDialogs({ dialog, form, onClose, ...props }: SettingsDialogsProps) {
  const { settings: texts } = useI18n().LL;
  const nameOf = useNameOf();
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
      const name = nameOf(dialog.subscriber.reader);
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
    case 'deleting':
      return (
        <DeleteAccountDialog
          email={props.email}
          status={form}
          onDelete={props.onDeleteAccount}
          onClose={onClose}
        />
      );
  }
}
