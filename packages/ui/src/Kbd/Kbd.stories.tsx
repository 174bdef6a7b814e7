import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';
import { KeyList } from './KeyList.tsx';

const meta = { title: 'Content/Kbd', component: Kbd, subcomponents: { KeyList } } satisfies Meta<
  typeof Kbd
>;
export default meta;

export const Playground = playground((t) => <Kbd>{t('Maj', 'Shift')}</Kbd>);

export const InText = bilingual((t) => (
  <Text>
    <span>{t('Appuyez sur ', 'Press ')}</span>
    <Kbd>F8</Kbd>
    <span>{t(' pour aller aux messages.', ' to reach the notifications.')}</span>
  </Text>
));

export const InAList = bilingual((t) => (
  <>
    <h2 id="keys">{t('Dans le texte', 'In the text')}</h2>
    <KeyList
      labelledBy="keys"
      rows={[
        { what: t('Gras', 'Bold'), keys: ['Ctrl+B'] },
        { what: t('Ces raccourcis', 'These shortcuts'), keys: ['?', 'Ctrl+/'] },
      ]}
    />
  </>
));

export const RightToLeft = rightToLeft(InText);
