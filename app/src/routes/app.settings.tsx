import {
  invitationsQuery,
  objectivesQuery,
  subscribersQuery,
  subscriptionsQuery,
} from '@ecritoire/api-client';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SettingsDialog } from '../screens/SettingsDialogs.tsx';
import { SettingsScreen } from '../screens/SettingsScreen.tsx';
import { deviceTimeZone } from '../screens/time-zone.ts';
import { CookieChoice } from '../wiring/CookiePreferences.tsx';
import { PageTitle } from '../wiring/PageTitle.tsx';
import { partOf } from '../wiring/part-of.ts';
import { SettingsTargets } from '../wiring/SettingsTargets.tsx';
import { useSignOut } from '../wiring/SigningOut.tsx';
import { useStudio, useUser } from '../wiring/studio.ts';
import { useAccountDeletion } from '../wiring/use-account-deletion.ts';
import { useAccountExport } from '../wiring/use-account-export.ts';
import { useProfileChange } from '../wiring/use-profile-change.ts';
import { useReaders } from '../wiring/use-readers.ts';

export const Route = createFileRoute('/app/settings')({
  loader: ({ context: { studio } }) => {
    const { api, queryClient } = studio;
    // Each comes when it comes, and fails by itself.
    void queryClient.prefetchQuery(objectivesQuery(api));
    void queryClient.prefetchInfiniteQuery(invitationsQuery(api));
    void queryClient.prefetchInfiniteQuery(subscribersQuery(api));
    void queryClient.prefetchInfiniteQuery(subscriptionsQuery(api));
  },
  component: SettingsPage,
});

function SettingsPage() {
  const { api, auth } = useStudio();
  const user = useUser();
  const signOut = useSignOut();
  const [dialog, setDialog] = useState<SettingsDialog>({ kind: 'none' });
  const [choosesCookies, setChoosesCookies] = useState(false);
  const close = () => setDialog({ kind: 'none' });
  const objectives = useQuery(objectivesQuery(api));
  const time = useProfileChange({
    savedKey: 'settings.updated',
    changedElsewhereKey: 'settings.changedElsewhere',
  });
  const { invite, revoke, remove, unsubscribe, ...lists } = useReaders({
    onInvited: (link, expiresAt) => setDialog({ kind: 'invited', link, expiresAt }),
    onEnded: close,
  });
  const file = useAccountExport();
  const deletion = useAccountDeletion();
  const isSigningOut = useSelector(auth, (snapshot) => snapshot.hasTag('signingOut'));
  const leaving = { isSubmitting: isSigningOut, fieldErrors: {} };
  const forms = {
    none: leaving,
    invited: invite.status,
    revoking: revoke.status,
    removing: remove.status,
    ending: unsubscribe.status,
    signingOut: leaving,
    deleting: deletion.status,
  };

  return (
    <>
      <PageTitle>{useI18n().LL.settings.title()}</PageTitle>
      <SettingsScreen
        time={{
          user,
          deviceZone: deviceTimeZone(),
          status: time.status,
          saves: time.saves,
          onSubmit: time.submit,
        }}
        objectives={partOf(objectives)}
        renderTargets={(targets) => <SettingsTargets objectives={targets} />}
        readers={{
          ...lists,
          isInviting: invite.status.isSubmitting,
          onInvite: () => invite.submit({}),
        }}
        authors={lists}
        file={file}
        onCookiePreferences={() => setChoosesCookies(true)}
        dialogs={{
          dialog,
          form: forms[dialog.kind],
          email: user.email,
          onCopyLink: (link) => navigator.clipboard.writeText(link),
          onRevoke: revoke.submit,
          onRemove: remove.submit,
          onEnd: unsubscribe.submit,
          onSignOutEverywhere: () => signOut('signOutEverywhere'),
          onDeleteAccount: deletion.submit,
        }}
        onDialogChange={(next) => {
          deletion.reset();
          setDialog(next);
        }}
      />
      {choosesCookies ? <CookieChoice onClose={() => setChoosesCookies(false)} /> : null}
    </>
  );
}
