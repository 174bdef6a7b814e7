import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Button, buttonSizes } from './Button.tsx';

const meta = { title: 'Actions/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;

export const Playground = playground((t) => (
  <Button
    tone="primary"
    size="medium"
    width="fit"
    icon="play"
    isPending={false}
    isDisabled={false}
    pendingLabel={t('Un instant', 'One moment')}
  >
    {t('Commencer une séance', 'Start a session')}
  </Button>
));

export const Tones = bilingual((t) => (
  <Inline>
    <Button tone="primary">{t('Commencer une séance', 'Start a session')}</Button>
    <Button>{t('Enregistrer', 'Save')}</Button>
    <Button tone="quiet">{t('Annuler', 'Cancel')}</Button>
    <Button tone="error">{t('Supprimer', 'Delete')}</Button>
  </Inline>
));
Tones.tags = ['variant:Button.tone'];

export const Sizes = bilingual((t) => (
  <Inline>
    {buttonSizes.map((size) => (
      <Button key={size} size={size} icon="pen-line">
        {
          { small: t('Petit', 'Small'), medium: t('Moyen', 'Medium'), large: t('Grand', 'Large') }[
            size
          ]
        }
      </Button>
    ))}
  </Inline>
));
Sizes.tags = ['variant:Button.size'];

export const WithIcon = bilingual((t) => (
  <Inline>
    <Button tone="primary" icon="play">
      {t('Écrire', 'Write')}
    </Button>
    <Button icon="file-plus">{t('Nouveau document', 'New document')}</Button>
    <Button icon="trash" tone="quiet" size="small">
      {t('Supprimer', 'Delete')}
    </Button>
  </Inline>
));

const onPress = fn();

export const Pending = bilingual(
  (t) => (
    <Button
      tone="primary"
      isPending
      pendingLabel={t('Publication…', 'Publishing…')}
      onPress={onPress}
    >
      {t('Publier', 'Publish')}
    </Button>
  ),
  {
    play: async ({ canvasElement }) => {
      onPress.mockClear();
      const button = within(canvasElement).getByRole('button');
      await userEvent.click(button);
      await expect(onPress).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
    },
  },
);

/** Never without its why. */
export const Disabled = bilingual(
  (t) => (
    <Stack gap={2}>
      <Inline>
        <Button isDisabled tone="primary" aria-describedby="why">
          {t('Publier', 'Publish')}
        </Button>
      </Inline>
      <Text id="why" tone="muted" size="sm">
        {t(
          'Le texte est vide. Écrivez quelques mots pour le publier.',
          'The text is empty. Write a few words to publish it.',
        )}
      </Text>
    </Stack>
  ),
  {
    play: async ({ canvasElement }) => {
      const button = within(canvasElement).getByRole('button');
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(/vide|empty/);
    },
  },
);

export const FullWidth = bilingual((t) => (
  <Stack>
    <Inline>
      <Button>{t('Annuler', 'Cancel')}</Button>
    </Inline>
    <Button width="full" tone="primary" size="large">
      {t('Continuer avec Google', 'Continue with Google')}
    </Button>
    <Button width="full">
      {t(
        'Un intitulé bien trop long pour un bouton, qui doit pourtant se plier',
        'A label far too long for a button, which must fold all the same',
      )}
    </Button>
  </Stack>
));
FullWidth.tags = ['variant:Button.width'];

export const RightToLeft = rightToLeft(WithIcon);
