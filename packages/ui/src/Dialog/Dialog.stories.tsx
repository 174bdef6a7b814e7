import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogNewsContext } from './dialog-news.ts';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  // Each in its own frame: without one they would cover the page.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof Dialog>;
export default meta;

type RenameProps = { t: Translate; paragraphs?: number } & Partial<DialogProps>;

function Rename({ t, paragraphs = 0, ...props }: RenameProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('Renommer', 'Rename')}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('Renommer le document', 'Rename the document')}
        closeLabel={t('Fermer', 'Close')}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>{t('Annuler', 'Cancel')}</Button>
            <Button tone="primary" onPress={() => setOpen(false)}>
              {t('Renommer', 'Rename')}
            </Button>
          </>
        }
        {...props}
      >
        {props.children ?? (
          <TextField
            label={t('Titre', 'Title')}
            defaultValue={t('Chapitre premier', 'Chapter one')}
          />
        )}
        {Array.from({ length: paragraphs }, (_paragraph, index) => (
          <Text key={index}>
            {t(
              'Un texte plus long que l’écran défile dans la fenêtre, le titre et les boutons restent.',
              'A text longer than the screen scrolls inside the dialog; title and buttons stay.',
            )}
          </Text>
        ))}
      </Dialog>
    </>
  );
}

export const Open = playground((t) => (
  <Rename
    t={t}
    title={t('Renommer le document', 'Rename the document')}
    size="medium"
    isDismissable={false}
    errorMessage=""
  />
));
export const LongContent = bilingual((t) => <Rename t={t} paragraphs={30} />);
LongContent.tags = ['variant:Dialog.size.medium'];

export const Small = bilingual((t) => <Rename t={t} size="small" />);
Small.tags = ['variant:Dialog.size.small'];

export const Large = bilingual((t) => <Rename t={t} size="large" />);
Large.tags = ['variant:Dialog.size.large'];

/** What holds for the whole page stands in each dialog, too: nothing behind it can be pressed. */
export const WithNewsOfThePage = bilingual((t) => (
  <DialogNewsContext
    value={
      <Banner
        tone="warning"
        title={t('Votre connexion a expiré', 'Your sign-in has expired')}
        actions={<Button>{t('Se reconnecter', 'Sign in again')}</Button>}
      >
        {t('Ce que vous avez saisi reste ici.', 'What you have typed stays here.')}
      </Banner>
    }
  >
    <Rename t={t} />
  </DialogNewsContext>
));

export const RightToLeft = rightToLeft(Open);
