import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { LocaleSwitch } from './LocaleSwitch.tsx';

const meta = { title: 'Navigation/LocaleSwitch', component: LocaleSwitch } satisfies Meta<
  typeof LocaleSwitch
>;
export default meta;

export const FrenchAndEnglish = bilingual((t) => (
  <LocaleSwitch
    label={t('Langue', 'Language')}
    current={t('fr', 'en')}
    locales={[
      { code: 'fr', short: 'FR', name: 'Français', href: '/' },
      { code: 'en', short: 'EN', name: 'English', href: '/en' },
    ]}
  />
));

export const RightToLeft = rightToLeft(FrenchAndEnglish);
