import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const meta = { title: 'Navigation/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;

export const Playground = playground(
  (t) => (
    <Tabs
      label={t('Le projet', 'The project')}
      selected="documents"
      onChange={() => {}}
      items={[
        {
          id: 'documents',
          icon: 'file-text',
          label: t('Documents', 'Documents'),
          content: t('Trois documents.', 'Three documents.'),
        },
        {
          id: 'sessions',
          icon: 'clock',
          label: t('Séances', 'Sessions'),
          content: t('Douze séances.', 'Twelve sessions.'),
        },
      ]}
    />
  ),
  ['selected', 'onChange'],
);

function Project({ t }: { t: Translate }) {
  const [selected, setSelected] = useState<'documents' | 'sessions' | 'trash' | 'shared'>(
    'documents',
  );
  return (
    <Tabs
      label={t('Le projet', 'The project')}
      selected={selected}
      onChange={setSelected}
      items={[
        {
          id: 'documents',
          icon: 'file-text',
          label: t('Documents', 'Documents'),
          content: <Text>{t('Trois documents.', 'Three documents.')}</Text>,
        },
        {
          id: 'sessions',
          icon: 'clock',
          label: t('Séances', 'Sessions'),
          content: <Text>{t('Douze séances.', 'Twelve sessions.')}</Text>,
        },
        {
          id: 'trash',
          icon: 'trash',
          label: t('Corbeille', 'Bin'),
          content: <Text>{t('Vide.', 'Empty.')}</Text>,
        },
        {
          id: 'shared',
          label: t('Partagé', 'Shared'),
          isDisabled: true,
          content: null,
        },
      ]}
    />
  );
}

export const OfAProject = bilingual((t) => <Project t={t} />, {
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(inside.getByRole('tabpanel')).toHaveTextContent(/Douze|Twelve/);
  },
});

export const RightToLeft = rightToLeft(OfAProject);
