import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { landscape } from '../story-support/pictures.ts';
import { Screenshot } from './Screenshot.tsx';

const meta = { title: 'Content/Screenshot', component: Screenshot } satisfies Meta<
  typeof Screenshot
>;
export default meta;

const measures = { width: 480, height: 270, densities: [1] };

export const APageOfTheStudio = bilingual((t) => (
  <Screenshot
    alt={t('Un document en séance.', 'A document in session.')}
    measures={{ wide: measures, middle: measures, narrow: measures }}
    address={() => landscape}
  />
));

export const RightToLeft = rightToLeft(APageOfTheStudio);
