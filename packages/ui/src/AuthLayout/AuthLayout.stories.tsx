import type { Meta } from '@storybook/react-vite';
import { Brand } from '../Brand/Brand.tsx';
import { Button } from '../Button/Button.tsx';
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { Heading, Text } from '../Text/Text.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'Layouts/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthLayout>;
export default meta;

export const SignIn = bilingual((t) => (
  <AuthLayout
    brand={<Brand name="Écritoire" href="/" />}
    actions={
      <LocaleSwitch
        label={t('Langue', 'Language')}
        current={t('fr', 'en')}
        locales={[
          { code: 'fr', short: 'FR', name: 'Français', href: '/auth/login' },
          { code: 'en', short: 'EN', name: 'English', href: '/en/auth/login' },
        ]}
      />
    }
    footer={
      <Link look="quiet" href="/privacy">
        {t('Confidentialité', 'Privacy')}
      </Link>
    }
  >
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1} size="display">
          {t('Asseyez-vous, la page attend.', 'Sit down, the page is waiting.')}
        </Heading>
        <Text size="lg" tone="muted">
          {t(
            'Vos séances, vos projets et vos textes, au calme.',
            'Your sessions, your projects and your texts, in peace.',
          )}
        </Text>
      </Stack>
      <Button tone="primary" size="large" width="full">
        {t('Continuer avec Google', 'Continue with Google')}
      </Button>
    </Stack>
  </AuthLayout>
));

export const RightToLeft = rightToLeft(SignIn);
