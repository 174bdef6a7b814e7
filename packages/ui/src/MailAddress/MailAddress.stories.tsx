import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { Text } from '../Text/Text.tsx';
import { MailAddress } from './MailAddress.tsx';

const meta = { title: 'Content/MailAddress', component: MailAddress } satisfies Meta<
  typeof MailAddress
>;
export default meta;

export const InASentence = bilingual((t) => (
  <Text>
    <span>{t('La réponse partira vers ', 'The answer will come to ')}</span>
    <MailAddress>jean-baptiste.de-la-tour@ateliers-de-recherche.exemple.fr</MailAddress>
    <span>.</span>
  </Text>
));

export const RightToLeft = rightToLeft(InASentence);
