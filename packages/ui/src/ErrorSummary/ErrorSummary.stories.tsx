import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Container } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = { title: 'Forms/ErrorSummary', component: ErrorSummary } satisfies Meta<
  typeof ErrorSummary
>;
export default meta;

export const OverAForm = bilingual(
  (t) => {
    const tooShort = t('deux lettres au moins.', 'two letters at least.');
    const tooLong = t('2 000 caractères au plus.', '2,000 characters at most.');
    return (
      <Container width="reading">
        <Form
          onSubmit={() => {}}
          errors={{ name: tooShort, description: tooLong }}
          actions={
            <Button type="submit" tone="primary">
              {t('Créer', 'Create')}
            </Button>
          }
        >
          <ErrorSummary
            title={t('Deux réponses sont à revoir', 'Two answers need another look')}
            errors={[
              { field: 'name', label: t('Nom', 'Name'), message: tooShort },
              { field: 'description', label: t('Description', 'Description'), message: tooLong },
            ]}
          />
          <TextField name="name" label={t('Nom', 'Name')} defaultValue="A" />
          <TextArea name="description" label={t('Description', 'Description')} />
        </Form>
      </Container>
    );
  },
  {
    play: async ({ canvasElement }) => {
      const inside = within(canvasElement);
      await expect(inside.getByRole('group')).toHaveFocus();
      const [first] = within(inside.getByRole('group')).getAllByRole('button');
      if (first) await userEvent.click(first);
      await expect(inside.getAllByRole('textbox')[0]).toHaveFocus();
    },
  },
);

export const RightToLeft = rightToLeft(OverAForm);
