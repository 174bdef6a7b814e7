import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForgottenBanner } from './ForgottenBanner.tsx';

const longAgo = '2025-09-14T18:30:00Z';

const written = new Date('2026-11-21T14:32').toISOString();

const meta = {
  title: 'Screens/A session that was forgotten',
  component: ForgottenBanner,
  args: {
    last: { what: 'written', at: written },
    asOf: Date.parse('2026-11-22T08:00'),
    isEnding: false,
    onEnd: fn(),
    onGoOn: fn(),
  },
} satisfies Meta<typeof ForgottenBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Written: Story = {
  // SESSION-30
  name: 'It says when one last wrote, with choices',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/hier à 14 h 32|yesterday at 14:32/);
    const [end, goOn] = canvas.getAllByRole('button');
    if (end) await userEvent.click(end);
    await expect(args.onEnd).toHaveBeenCalledOnce();
    if (goOn) await userEvent.click(goOn);
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};

export const Today: Story = {
  // SESSION-30
  name: 'The same while that day lasts',
  args: { asOf: Date.parse('2026-11-21T23:00') },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(/aujourd’hui à 14 h 32|today at 14:32/),
};

export const Paused: Story = {
  name: 'It was paused, long ago',
  args: { last: { what: 'paused', at: longAgo } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      /le 14 septembre 2025 à|on 14 September 2025 at/,
    ),
};

export const Started: Story = {
  name: 'Nothing was written yet',
  args: { last: { what: 'started', at: longAgo } },
};

export const Resumed: Story = {
  name: 'Nothing was written since it was resumed',
  args: { last: { what: 'resumed', at: longAgo } },
};

export const OnAPhone: Story = {
  name: 'On a phone nothing is cut',
  parameters: {
    viewport: {
      options: { phone: { name: 'phone', styles: { width: '320px', height: '640px' } } },
    },
  },
  tags: ['one-size'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(window.innerWidth).toBe(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Ending: Story = { name: 'It is being ended', args: { isEnding: true } };
