import type { Meta } from '@storybook/react-vite';
import { TextField } from 'react-aria-components';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { FieldDescription, FieldError, FieldLabel } from './Field.tsx';

const meta = { title: 'Forms/FieldError', component: FieldError } satisfies Meta<typeof FieldError>;
export default meta;

export const PartsOfAField = bilingual((t) => (
  <TextField isInvalid>
    <FieldLabel label={t('Adresse', 'E-mail')} optionalLabel={t('facultatif', 'optional')} />
    <FieldDescription>{t('Pour vous répondre.', 'To answer you.')}</FieldDescription>
    <FieldError>
      {t('Il manque un point après l’arobase.', 'There is no dot after the @ sign.')}
    </FieldError>
  </TextField>
));

export const RightToLeft = rightToLeft(PartsOfAField);
