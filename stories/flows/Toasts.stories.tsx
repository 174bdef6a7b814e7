import { toastsMachine } from '@ecritoire/machines/toasts';
import { Button, Inline, Stack, Text, ToastRegion } from '@ecritoire/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SimulatedClock } from 'xstate';

const meta = {
  title: 'Flows/Toasts',
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta;
export default meta;

const tones = ['success', 'error', 'warning', 'info'] as const;

const keys = [...tones, 'notify'] as const;

const words = {
  fr: {
    label: 'Messages (F8)',
    close: 'Fermer',
    types: {
      success: 'C’est fait :',
      info: 'Information :',
      warning: 'Attention :',
      error: 'Erreur :',
    },
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
    types: { success: 'Done:', info: 'Information:', warning: 'Warning:', error: 'Error:' },
    help: 'Hover one, drag it aside, or press F8: its time stands still, as it does while the page is hidden.',
    success: 'Session published',
    error: 'The session was not published',
    warning: 'Offline',
    info: 'New version',
    notify: 'Notification, 3 seconds',
  },
};

function Toasts({ language, clock }: { language: 'fr' | 'en'; clock?: SimulatedClock }) {
  const texts = words[language];
  const actor = useActorRef(toastsMachine, clock ? { clock } : {});
  const toasts = useSelector(actor, ({ context }) => context.toasts);
  useEffect(() => {
    const follow = () =>
      actor.send({ type: document.hidden ? 'hold' : 'release', reason: 'hiddenPage' });
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [actor]);
  // Of its own each time: one that says the same would take the place of the one before.
  const next = (key: string) => `${key} ${actor.getSnapshot().context.lastId}`;
  return (
    <main>
      <Stack gap={4} align="start">
        <Text>{texts.help}</Text>
        <Inline>
          {tones.map((tone) => (
            <Button
              key={tone}
              onPress={() => actor.send({ type: 'add', tone, messageKey: next(tone) })}
            >
              {texts[tone]}
            </Button>
          ))}
          <Button
            tone="quiet"
            onPress={() => actor.send({ type: 'notify', tone: 'info', messageKey: next('notify') })}
          >
            {texts.notify}
          </Button>
        </Inline>
      </Stack>
      <ToastRegion
        label={texts.label}
        closeLabel={texts.close}
        typeLabels={texts.types}
        toasts={toasts.map(({ id, type, messageKey, state }) => ({
          id: String(id),
          type: tones.find((tone) => tone === type) ?? 'info',
          title: texts[keys.find((key) => messageKey.startsWith(key)) ?? 'notify'],
          state,
        }))}
        onClose={(id) => actor.send({ type: 'close', id: Number(id) })}
        onSwipe={(id) => actor.send({ type: 'close', id: Number(id) })}
        onPause={() => actor.send({ type: 'hold', reason: 'hover' })}
        onResume={() => actor.send({ type: 'release', reason: 'hover' })}
      />
    </main>
  );
}

/**
 * As in the product: queue and times belong to the machine, which is notified while somebody reads
 * and while the page is hidden.
 */
export const PushedHoveredSwipedAndClosed: StoryObj = {
  tags: ['state:toast.closed'],
  render: (_args, { globals }) => (
    <Toasts
      language={globals['language'] === 'en' ? 'en' : 'fr'}
      // It is shown going for as long as nobody moves the clock.
      clock={new SimulatedClock()}
    />
  ),
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
    await waitFor(() => expect(region.querySelectorAll('[data-state=closed]')).toHaveLength(1));
  },
};

const clock = new SimulatedClock();

function hidePage(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/**
 * Nobody reads a page in a hidden tab: its toasts' timers pause, then restart. The clock is the
 * story's own, so toasts pushed by hand stay.
 */
export const WhileThePageIsHidden: StoryObj = {
  tags: ['state:toast.held'],
  beforeEach: () => () => Reflect.deleteProperty(document, 'hidden'),
  render: (_args, { globals }) => (
    <Toasts language={globals['language'] === 'en' ? 'en' : 'fr'} clock={clock} />
  ),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const [success, error] = inside.getAllByRole('button');
    if (!success || !error) throw new Error('No buttons.');
    const region = within(inside.getByRole('region'));
    const pass = (milliseconds: number) => {
      clock.increment(milliseconds);
      // What closes then is gone 200 ms later.
      clock.increment(200);
    };
    await userEvent.click(success);
    hidePage(true);
    pass(60_000);
    await userEvent.click(error);
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(2));
    hidePage(false);
    pass(5000);
    await waitFor(() => expect(region.queryAllByRole('listitem')).toHaveLength(0));
    await userEvent.click(success);
    hidePage(true);
    pass(60_000);
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
  },
};
