import type { Meta } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = { title: 'Actions/LinkButton', component: LinkButton } satisfies Meta<
  typeof LinkButton
>;
export default meta;

export const AmongLinks = bilingual((t) => (
  <Stack gap={1} align="start">
    <Link look="quiet" href="/privacy">
      {t('Confidentialité', 'Privacy')}
    </Link>
    <LinkButton>{t('Préférences de cookies', 'Cookie preferences')}</LinkButton>
  </Stack>
));

export const RightToLeft = rightToLeft(AmongLinks);
