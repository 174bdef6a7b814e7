import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { bilingual, rightToLeftPlayed } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = { title: 'Overlays/Tooltip', component: Tooltip } satisfies Meta<typeof Tooltip>;
export default meta;

export const Playground = playground((t) => (
  <Tooltip text={t('Renommer le document', 'Rename the document')} placement="bottom">
    <IconButton icon="pencil" label={t('Renommer', 'Rename')} />
  </Tooltip>
));

export const UnderTheFocus = bilingual(
  (t) => (
    <Inline>
      <Tooltip text={t('Renommer le document', 'Rename the document')} placement="bottom">
        <IconButton icon="pencil" label={t('Renommer', 'Rename')} />
      </Tooltip>
      <Tooltip text={t('Va à la corbeille', 'Goes to the bin')} placement="bottom">
        <IconButton icon="trash" label={t('Supprimer', 'Delete')} />
      </Tooltip>
    </Inline>
  ),
  {
    play: async () => {
      await userEvent.tab();
      const tip = await screen.findByRole('tooltip');
      await waitFor(() => expect(tip).toBeVisible());
    },
  },
);

const placements = ['top', 'bottom', 'start', 'end'] as const;

export const Placements = bilingual((t) => (
  <Inline justify="center">
    {placements.map((placement) => (
      <Tooltip
        key={placement}
        placement={placement}
        text={t('Renommer le document', 'Rename the document')}
      >
        <IconButton icon="pencil" label={t('Renommer', 'Rename')} />
      </Tooltip>
    ))}
  </Inline>
));
Placements.tags = ['variant:Tooltip.placement'];

export const RightToLeft = rightToLeftPlayed(UnderTheFocus);
