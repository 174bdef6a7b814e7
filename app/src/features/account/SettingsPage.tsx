import { objectivesQuery } from '@ecritoire/api-client';
import { useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import type { SettingsDialog } from './SettingsDialogs.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';
import { deviceTimeZone } from '../../shared/runtime/time-zone.ts';
import { DialogThatDidNotCome } from '../../shared/forms/DialogThatDidNotCome.tsx';
import { AskBeforeLeaving } from '../../shared/forms/AskBeforeLeaving.tsx';
import { CookieChoice } from '../cookies/index.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { partOf } from '../../shared/lists/part-of.ts';
import { SettingsTargets } from './SettingsTargets.tsx';
import { useSignOut } from '../auth/index.ts';
import { useServices, useUser } from '../../shared/services/services.ts';
import {
  confirmSignIn,
  takeConfirmed,
  type Confirmed,
  type SettingsDrafts,
} from './confirmed-sign-in.ts';
import { useAccountDeletion } from './use-account-deletion.ts';
import { useAccountDownload } from './use-account-download.ts';
import { useDevices } from './use-devices.ts';
import { useProfileChange } from './use-profile-change.ts';
import { useReaders } from './use-readers.ts';

const ImportArchive = lazy(async () => {
  try {
    const { ImportArchive: default_ } = await import('./ImportArchive.tsx');
    return { default: default_ };
  } catch {
    return { default: DialogThatDidNotCome };
  }
});

/** Everything that a writer can set, and the dialogs that ask before something ends. */
export function SettingsPage() {
  const services = useServices();
  const { api } = services;
  const user = useUser();
  const { signOut } = useSignOut();
  const [{ confirmed, drafts }] = useState(() => takeConfirmed(services, user.id));
  const newDrafts = useRef<SettingsDrafts>({});
  const confirm = (action: Confirmed) =>
    confirmSignIn(services, user.id, { confirmed: action, drafts: newDrafts.current });
  const [dialog, setDialog] = useState<SettingsDialog>(
    confirmed?.action === 'deletion'
      ? { kind: 'deleting', email: confirmed.email }
      : { kind: 'none' },
  );
  const [choosesCookies, setChoosesCookies] = useState(false);
  const close = () => setDialog({ kind: 'none' });
  const objectives = useQuery(objectivesQuery(api));
  const time = useProfileChange({
    savedKey: 'settings.updated',
    changedRemotelyKey: 'settings.changedRemotely',
  });
  const { invite, revoke, remove, unsubscribe, ...lists } = useReaders({
    onInvited: (link, expiresAt) => setDialog({ kind: 'invited', link, expiresAt }),
    onEnded: close,
  });
  const { devices, end: endDevice } = useDevices(close);
  const file = useAccountDownload({
    operation: 'exportAccount',
    startsAtOnce: confirmed?.action === 'export',
  });
  const archive = useAccountDownload({
    operation: 'archiveAccount',
    startsAtOnce: confirmed?.action === 'archive',
  });
  const [isImporting, setIsImporting] = useState(false);
  const deletion = useAccountDeletion();
  const atRest = { isSubmitting: false, fieldErrors: {} };
  const forms = {
    none: atRest,
    invited: invite.status,
    revoking: revoke.status,
    removing: remove.status,
    ending: unsubscribe.status,
    endingDevice: endDevice.status,
    deleting: deletion.status,
  };

  return (
    <>
      <PageTitle>{useTexts(settingsTexts).title()}</PageTitle>
      <SettingsScreen
        time={{
          user,
          deviceZone: deviceTimeZone(),
          status: time.status,
          saves: time.saves,
          onSubmit: time.submit,
          askBeforeLeaving: <AskBeforeLeaving />,
          draft: drafts.time,
          onDraft: (draft) => {
            newDrafts.current.time = draft;
          },
        }}
        objectives={partOf(objectives)}
        renderTargets={(targets) => (
          <SettingsTargets
            objectives={targets}
            draft={drafts.targets}
            onDraft={(draft) => {
              newDrafts.current.targets = draft;
            }}
          />
        )}
        readers={{
          ...lists,
          isInviting: invite.status.isSubmitting,
          onInvite: () => invite.submit({}),
        }}
        authors={lists}
        devices={devices}
        file={{ ...file, onConfirmSignIn: () => confirm({ action: 'export' }) }}
        archive={{
          ...archive,
          onConfirmSignIn: () => confirm({ action: 'archive' }),
          onImport: () => setIsImporting(true),
        }}
        onCookiePreferences={() => setChoosesCookies(true)}
        onSignOutEverywhere={() => signOut('signOutEverywhere')}
        dialogs={{
          dialog,
          form: forms[dialog.kind],
          email: user.email,
          onCopyLink: (link) => navigator.clipboard.writeText(link),
          onRevoke: revoke.submit,
          onRemove: remove.submit,
          onEnd: unsubscribe.submit,
          onEndDevice: endDevice.submit,
          onDeleteAccount: deletion.submit,
          onConfirmSignIn:
            deletion.messageKey === 'auth.freshSignInRequired'
              ? (email) => confirm({ action: 'deletion', email })
              : undefined,
        }}
        onDialogChange={(next) => {
          for (const form of [revoke, remove, unsubscribe, endDevice, deletion]) form.reset();
          setDialog(next);
        }}
      />
      {isImporting ? (
        <Suspense>
          <ImportArchive onClose={() => setIsImporting(false)} />
        </Suspense>
      ) : null}
      {choosesCookies ? <CookieChoice onClose={() => setChoosesCookies(false)} /> : null}
    </>
  );
}
