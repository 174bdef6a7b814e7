import type { Meta } from '@storybook/react-vite';
import { Prose } from '../Prose/Prose.tsx';
import { SaveIndicator } from '../SaveIndicator/SaveIndicator.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { Text } from '../Text/Text.tsx';
import { Showcase } from './Showcase.tsx';

const meta = { title: 'Content/Showcase', component: Showcase } satisfies Meta<typeof Showcase>;
export default meta;

export const ADocument = bilingual((t) => (
  <Showcase
    caption={t('Un document en séance.', 'A document in session.')}
    foot={
      <>
        <Text as="span" weight="medium">
          24:12
        </Text>
        <SaveIndicator state="saved" label={t('Enregistré', 'Saved')} />
      </>
    }
  >
    <Prose>
      <p>{t('La mer s’était retirée.', 'The tide had gone out.')}</p>
    </Prose>
  </Showcase>
));

export const RightToLeft = rightToLeft(ADocument);
