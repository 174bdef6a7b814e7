import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { Toolbar, ToolbarDivider } from './Toolbar.tsx';

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  subcomponents: { ToolbarDivider },
} satisfies Meta<typeof Toolbar>;
export default meta;

export const Playground = playground((t) => (
  <Toolbar label={t('Mise en forme', 'Formatting')}>
    <IconButton icon="undo" label={t('Annuler', 'Undo')} />
    <IconButton icon="redo" label={t('Rétablir', 'Redo')} />
    <ToolbarDivider />
    <IconButton icon="search" label={t('Chercher', 'Find')} />
  </Toolbar>
));

export const TextMarks = bilingual(
  (t) => (
    <Toolbar label={t('Mise en forme', 'Formatting')}>
      <ToggleButton isIconOnly icon="bold" label={t('Gras', 'Bold')} />
      <ToggleButton isIconOnly icon="italic" label={t('Italique', 'Italic')} defaultSelected />
      <ToggleButton isIconOnly icon="underline" label={t('Souligné', 'Underline')} />
      <ToggleButton isIconOnly icon="strikethrough" label={t('Barré', 'Strikethrough')} />
      <ToolbarDivider />
      <IconButton icon="search" label={t('Chercher', 'Find')} />
      <IconButton icon="ellipsis" label={t('Autres actions', 'More actions')} />
    </Toolbar>
  ),
  {
    play: async ({ canvasElement }) => {
      const [bold, italic] = within(canvasElement).getAllByRole('button');
      await userEvent.tab();
      await expect(bold).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(italic).toHaveFocus();
    },
  },
);

export const RightToLeft = rightToLeft(TextMarks);
