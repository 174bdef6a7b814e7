import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { ProfileScreen } from '../features/account/ProfileScreen.tsx';
import { rememberLocale } from '../site/locale-cookie.ts';
import { AskBeforeLeaving } from '../shared/forms/AskBeforeLeaving.tsx';
import { PageTitle } from '../shared/page/PageTitle.tsx';
import { useAddresses } from '../shared/page/shells.tsx';
import { useUser } from '../shared/services/services.ts';
import { useGoTo } from '../shared/page/use-go-to.ts';
import { useProfileChange } from '../features/account/use-profile-change.ts';

export const Route = createFileRoute('/app/profile')({ component: ProfilePage });

function ProfilePage() {
  const { locale, LL } = useI18n();
  const user = useUser();
  const addresses = useAddresses();
  const goTo = useGoTo();
  const form = useProfileChange({
    savedKey: 'profile.updated',
    changedRemotelyKey: 'profile.changedRemotely',
    onSaved: async ({ language }, changes) => {
      if (changes.language === undefined || language === locale) return;
      rememberLocale(language);
      await goTo(addresses[language]);
    },
  });
  return (
    <>
      <PageTitle>{LL.profile.title()}</PageTitle>
      <ProfileScreen
        user={user}
        status={form.status}
        saves={form.saves}
        onSubmit={form.submit}
        askBeforeLeaving={<AskBeforeLeaving />}
      />
    </>
  );
}
