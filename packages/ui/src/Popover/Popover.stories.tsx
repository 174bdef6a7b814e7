import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeftPlayed } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Heading, Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = { title: 'Overlays/Popover', component: Popover } satisfies Meta<typeof Popover>;
export default meta;

export const Playground = playground((t) => (
  <Popover
    label={t('Comment les mots sont comptés', 'How words are counted')}
    trigger={<IconButton icon="info" label={t('Comment c’est compté', 'How it is counted')} />}
    placement="bottom"
  >
    {t('« Arc-en-ciel » compte pour un mot.', '“Well-being” counts as one word.')}
  </Popover>
));

export const MoreAboutAFigure = bilingual(
  (t) => (
    <Popover
      label={t('Comment les mots sont comptés', 'How words are counted')}
      trigger={<IconButton icon="info" label={t('Comment c’est compté', 'How it is counted')} />}
    >
      <Stack gap={2}>
        <Heading level={2} size="sm">
          {t('Un mot est un mot', 'A word is a word')}
        </Heading>
        <Text size="sm">
          {t(
            '« Arc-en-ciel » compte pour un, un tiret de dialogue pour rien.',
            '“Well-being” counts as one, a dialogue dash as none.',
          )}
        </Text>
      </Stack>
    </Popover>
  ),
  {
    play: async ({ canvasElement }) => {
      await userEvent.click(within(canvasElement).getByRole('button'));
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog).toBeVisible());
    },
  },
);

const placements = ['top', 'bottom', 'start', 'end'] as const;

export const Placements = bilingual((t) => (
  <Inline justify="center">
    {placements.map((placement) => (
      <Popover
        key={placement}
        placement={placement}
        label={t('Comment les mots sont comptés', 'How words are counted')}
        trigger={<IconButton icon="info" label={t('Comment c’est compté', 'How it is counted')} />}
      >
        {t('« Arc-en-ciel » compte pour un mot.', '“Well-being” counts as one word.')}
      </Popover>
    ))}
  </Inline>
));
Placements.tags = ['variant:Popover.placement'];

export const RightToLeft = rightToLeftPlayed(MoreAboutAFigure);
