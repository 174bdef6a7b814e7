import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Switch } from './Switch.tsx';

const meta = { title: 'Forms/Switch', component: Switch } satisfies Meta<typeof Switch>;
export default meta;

export const Playground = playground(
  (t) => (
    <Switch
      label={t('Compter les mots en écrivant', 'Count the words while writing')}
      description={t('Sous le texte.', 'Under the text.')}
      isSelected
      isDisabled={false}
    />
  ),
  ['isSelected', 'onChange'],
);

export const OnOffAndDisabled = bilingual(
  (t) => (
    <Stack gap={3}>
      <Switch label={t('Mode concentration', 'Focus mode')} />
      <Switch
        defaultSelected
        label={t('Son de machine à écrire', 'Typewriter sound')}
        description={t('À chaque touche.', 'At each key.')}
      />
      <Switch isDisabled label={t('Indisponible ici', 'Not available here')} />
      <Switch isDisabled defaultSelected label={t('Toujours en marche', 'Always on')} />
    </Stack>
  ),
  {
    play: async ({ canvasElement }) => {
      const [first] = within(canvasElement).getAllByRole('switch');
      if (!first) throw new Error('No switch.');
      await userEvent.click(first);
      await expect(first).toBeChecked();
    },
  },
);

export const RightToLeft = rightToLeft(OnOffAndDisabled);
