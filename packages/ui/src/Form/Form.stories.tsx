import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const meta = { title: 'Forms/Form', component: Form } satisfies Meta<typeof Form>;
export default meta;

function ProjectForm({
  t,
  isSending = false,
  name = '',
  ...props
}: { t: Translate; isSending?: boolean; name?: string } & Partial<FormProps>) {
  return (
    <Container width="reading">
      <Form
        label={t('Nouveau projet', 'New project')}
        onSubmit={() => {}}
        actions={
          <>
            <Button tone="quiet">{t('Annuler', 'Cancel')}</Button>
            <Button
              tone="primary"
              type="submit"
              isPending={isSending}
              pendingLabel={t('Création…', 'Creating…')}
            >
              {t('Créer le projet', 'Create project')}
            </Button>
          </>
        }
        {...props}
      >
        <TextField name="name" label={t('Nom', 'Name')} defaultValue={name} isRequired />
        <TextArea
          name="description"
          label={t('Description', 'Description')}
          optionalLabel={t('facultatif', 'optional')}
        />
      </Form>
    </Container>
  );
}

export const Empty = bilingual((t) => <ProjectForm t={t} />);

export const FieldErrors = bilingual((t) => (
  <ProjectForm t={t} errors={{ name: t('Ce champ est obligatoire.', 'This field is required.') }} />
));

/** While it is sent the fields stay as they are, and the button takes no second press. */
export const Sending = bilingual((t) => (
  <ProjectForm t={t} isSending name={t('Le roman de l’hiver', 'The winter novel')} />
));

/** What was typed is still there: trying again costs one press. */
export const NotSent = bilingual((t) => (
  <ProjectForm
    t={t}
    name={t('Le roman de l’hiver', 'The winter novel')}
    errorMessage={t(
      'Le projet n’a pas pu être créé. Réessayez dans un instant.',
      'The project could not be created. Please try again in a moment.',
    )}
  />
));

export const RightToLeft = rightToLeft(FieldErrors);
