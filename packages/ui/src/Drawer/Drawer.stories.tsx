import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Switch } from '../Switch/Switch.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  // Each in its own frame: without one they would cover the page.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof Drawer>;
export default meta;

function Comfort({ t, ...props }: { t: Translate } & Partial<DrawerProps>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button icon="settings" onPress={() => setOpen(true)}>
        {t('Confort d’écriture', 'Writing comfort')}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('Confort d’écriture', 'Writing comfort')}
        closeLabel={t('Fermer', 'Close')}
        actions={<Button onPress={() => setOpen(false)}>{t('Fini', 'Done')}</Button>}
        {...props}
      >
        <Stack>
          <Text tone="muted">
            {t('Ces réglages ne changent que cet appareil.', 'These settings are for this device.')}
          </Text>
          <Switch label={t('Mode concentration', 'Focus mode')} defaultSelected />
          <Switch label={t('Son de machine à écrire', 'Typewriter sound')} />
        </Stack>
      </Drawer>
    </>
  );
}

export const AtTheEnd = playground((t) => (
  <Comfort t={t} title={t('Confort d’écriture', 'Writing comfort')} side="end" />
));
AtTheEnd.tags = ['variant:Drawer.side.end'];
export const AtTheStart = bilingual((t) => <Comfort t={t} side="start" />);
AtTheStart.tags = ['variant:Drawer.side.start'];

export const ClosesOnEscape = bilingual((t) => <Comfort t={t} />, {
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel.isConnected).toBe(false));
  },
});

export const RightToLeft = rightToLeft(AtTheEnd);
