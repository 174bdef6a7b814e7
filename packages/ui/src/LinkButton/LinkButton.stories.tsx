import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = { title: 'Actions/LinkButton', component: LinkButton } satisfies Meta<
  typeof LinkButton
>;
export default meta;

export const AmongLinks: StoryObj = {
  ...playground((t) => (
    <LinkButton>{t('Préférences de cookies', 'Cookie preferences')}</LinkButton>
  )),
  decorators: [
    (Story, { globals }) => (
      <Stack gap={1} align="start">
        <Link look="quiet" href="/privacy">
          {globals['language'] === 'en' ? 'Privacy' : 'Confidentialité'}
        </Link>
        <Story />
      </Stack>
    ),
  ],
};

export const RightToLeft = rightToLeft(AmongLinks);
