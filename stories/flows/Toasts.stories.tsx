import { toastsMachine } from '@ecritoire/machines/toasts';
import { Button, Inline, Stack, Text, ToastRegion } from '@ecritoire/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Flows/Toasts',
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta;
export default meta;

const tones = ['success', 'error', 'warning', 'info'] as const;

const words = {
  fr: {
    label: 'Messages (F8)',
    close: 'Fermer',
    help: 'Passez sur un message, glissez-le, ou appuyez sur F8 : son temps s’arrête, comme lorsque la page est cachée.',
    success: 'Séance publiée',
    error: 'La séance n’a pas été publiée',
    warning: 'Hors ligne',
    info: 'Nouvelle version',
    notify: 'Notification, 3 secondes',
  },
  en: {
    label: 'Notifications (F8)',
    close: 'Close',
    help: 'Hover one, drag it aside, or press F8: its time stands still, as it does while the page is hidden.',
    success: 'Session published',
    error: 'The session was not published',
    warning: 'Offline',
    info: 'New version',
    notify: 'Notification, 3 seconds',
  },
};

function Toasts({ language }: { language: 'fr' | 'en' }) {
  const texts = words[language];
  const actor = useActorRef(toastsMachine);
  const toasts = useSelector(actor, ({ context }) => context.toasts);
  useEffect(() => {
    const follow = () =>
      actor.send({ type: document.hidden ? 'hold' : 'release', reason: 'hiddenPage' });
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [actor]);
  return (
    <main>
      <Stack gap={4} align="start">
        <Text>{texts.help}</Text>
        <Inline>
          {tones.map((tone) => (
            <Button key={tone} onPress={() => actor.send({ type: 'add', tone, messageKey: tone })}>
              {texts[tone]}
            </Button>
          ))}
          <Button
            tone="quiet"
            onPress={() => actor.send({ type: 'notify', tone: 'info', messageKey: 'notify' })}
          >
            {texts.notify}
          </Button>
        </Inline>
      </Stack>
      <ToastRegion
        label={texts.label}
        closeLabel={texts.close}
        toasts={toasts.map(({ id, type, messageKey, state }) => ({
          id: String(id),
          type: tones.find((tone) => tone === type) ?? 'info',
          title: new Map(Object.entries(texts)).get(messageKey) ?? messageKey,
          state,
        }))}
        onClose={(id) => actor.send({ type: 'close', id: Number(id) })}
        onSwipe={(id) => actor.send({ type: 'swiped', id: Number(id) })}
        onPause={() => actor.send({ type: 'hold', reason: 'hover' })}
        onResume={() => actor.send({ type: 'release', reason: 'hover' })}
      />
    </main>
  );
}

/**
 * As in the product: the queue and its times are those of the machine, which is told when somebody
 * reads and when the page is hidden.
 */
export const PushedHoveredSwipedAndClosed: StoryObj = {
  render: (_args, { globals }) => <Toasts language={globals['language'] === 'en' ? 'en' : 'fr'} />,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const [first] = inside.getAllByRole('button');
    if (!first) throw new Error('No button.');
    const pushed = ['1', '2', '3', '4', '5', '6'];
    for (const _ of pushed) await userEvent.click(first);
    const region = inside.getByRole('region');
    await expect(within(region).getAllByRole('listitem')).toHaveLength(5);
    // Their time stands still as long as the focus is there.
    await userEvent.keyboard('{F8}');
    await expect(region).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(4));
  },
};
