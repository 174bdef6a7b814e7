import { Card, Text } from '@ecritoire/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RetryButton } from './RetryButton.tsx';

let answer: (isThere: boolean) => void;

/** That the button waits is read out by reference, and forgotten a moment after it has gone. */
const readOut = () => document.querySelectorAll('[data-live-announcer] [aria-labelledby]');

/** A part that did not come, until the answer is that it does. */
function Part() {
  const [isThere, setIsThere] = useState(false);
  const retry = async () => setIsThere(await new Promise<boolean>((resolve) => (answer = resolve)));
  return (
    <Card title="Objectifs">
      {isThere ? <Text>Trois pages par jour</Text> : <RetryButton onRetry={retry} />}
    </Card>
  );
}

const meta = {
  title: 'Screens/Retry button',
  component: RetryButton,
  args: { onRetry: () => {} },
  render: () => <Part />,
} satisfies Meta<typeof RetryButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InVain: Story = {
  // PAGE-41
  name: 'Focus stays while pending and after a failure',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const name = button.textContent;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
    answer(false);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(button).toHaveTextContent(name);
    await expect(button).toHaveFocus();
  },
};

export const WhatComes: Story = {
  // PAGE-41
  name: 'After success its section’s heading is focused',
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(readOut().length).toBeGreaterThan(0));
    answer(true);
    await waitFor(() => expect(within(canvasElement).getByRole('heading')).toHaveFocus());
    await waitFor(() => expect(readOut()).toHaveLength(0));
  },
};
