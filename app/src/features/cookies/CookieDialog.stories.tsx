import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onPublicPage } from '../../shared/testing/StoryFrames.tsx';
import { CookieDialog } from './CookieDialog.tsx';

const meta = {
  title: 'Screens/Cookie preferences',
  component: CookieDialog,
  decorators: [onPublicPage],
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    purposes: [],
    answer: null,
    onAnswer: fn<(allowed: string[]) => void>(),
  },
} satisfies Meta<typeof CookieDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const buttons = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  const named = (name: RegExp) => dialog.getByRole('button', { name });
  return {
    dialog,
    refuse: named(/^(Tout refuser|Refuse all)$/),
    accept: named(/^(Tout accepter|Accept all)$/),
  };
};

export const NothingOptional: Story = {
  // SITE-28
  name: 'Refusing is as easy as accepting',
  play: async ({ args }) => {
    const { refuse, accept } = await buttons();
    const [one, other] = [refuse.getBoundingClientRect(), accept.getBoundingClientRect()];
    await expect([one.width, one.height]).toEqual([other.width, other.height]);
    await expect(getComputedStyle(refuse).backgroundColor).toBe(
      getComputedStyle(accept).backgroundColor,
    );
    await userEvent.click(refuse);
    await expect(args.onAnswer).toHaveBeenLastCalledWith([]);
  },
};

export const AnsweredBefore: Story = {
  args: { answer: { allowed: [], on: '2026-09-14T18:00:00.000Z' } },
};

export const SomethingOptional: Story = {
  args: {
    purposes: [
      { id: 'audience', label: 'Audience', description: 'Pages, 13 mois.' },
      { id: 'pictures', label: 'Images', description: 'CDN, 1 an.' },
    ],
  },
  play: async ({ args }) => {
    const { dialog, refuse, accept } = await buttons();
    const [audience] = dialog.getAllByRole('checkbox');
    await expect(audience).not.toBeChecked();
    const choose = dialog.getByRole('button', { name: /choix|choice/ });
    const words = document.createRange();
    words.selectNodeContents(choose);
    const lines = [...words.getClientRects()].map(({ bottom }) => Math.round(bottom));
    await expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(12);
    if (audience) await userEvent.click(audience);
    await userEvent.click(choose);
    await expect(args.onAnswer).toHaveBeenLastCalledWith(['audience']);
    await userEvent.click(refuse);
    await expect(args.onAnswer).toHaveBeenLastCalledWith([]);
    await userEvent.click(accept);
    await expect(args.onAnswer).toHaveBeenLastCalledWith(['audience', 'pictures']);
  },
};
