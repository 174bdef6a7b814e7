import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { ProfileScreen } from '../screens/ProfileScreen.tsx';
import { rememberLocale } from '../site/locale-cookie.ts';
import { AskBeforeLeaving } from '../wiring/forms/AskBeforeLeaving.tsx';
import { PageTitle } from '../wiring/page/PageTitle.tsx';
import { useAddresses } from '../wiring/frame/shells.tsx';
import { useUser } from '../wiring/services.ts';
import { useGoTo } from '../wiring/frame/use-go-to.ts';
import { useProfileChange } from '../wiring/account/use-profile-change.ts';

export const Route = createFileRoute('/app/profile')({ component: ProfilePage });

function ProfilePage() {
  const { locale, LL } = useI18n();
  const user = useUser();
  const addresses = useAddresses();
  const goTo = useGoTo();
  const form = useProfileChange({
    savedKey: 'profile.updated',
    changedElsewhereKey: 'profile.changedElsewhere',
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
