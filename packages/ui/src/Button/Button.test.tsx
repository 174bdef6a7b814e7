import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from '../Link/Link.tsx';
import { Button, buttonSizes } from './Button.tsx';

test('a button answers to the mouse, Enter and Space', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(<Button onPress={() => onPress()}>Écrire</Button>);
  await screen.getByRole('button', { name: 'Écrire' }).click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('a pending button keeps focus and width, ignores presses', async () => {
  const onPress = vi.fn<() => void>();
  const button = (isPending: boolean) => (
    <Button isPending={isPending} pendingLabel="Publication…" onPress={() => onPress()}>
      Publier
    </Button>
  );
  const screen = await render(button(false));
  const element = screen.getByRole('button').element();
  const width = element.getBoundingClientRect().width;
  await userEvent.tab();
  await screen.rerender(button(true));
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(element);
  expect(element.getBoundingClientRect().width).toBe(width);
  await expect
    .element(screen.getByRole('progressbar', { name: 'Publication…' }))
    .toBeInTheDocument();
});

test('the keyboard skips a disabled button', async () => {
  await render(
    <>
      <Button isDisabled>Publier</Button>
      <Button>Garder</Button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Garder');
});

test('nothing is announced after unmounting while pending', async () => {
  const button = (isPending: boolean) => (
    <Button isPending={isPending} pendingLabel="Un instant…">
      Terminer
    </Button>
  );
  const screen = await render(button(false));
  await userEvent.tab();
  await screen.rerender(button(true));
  const spoken = () => document.querySelectorAll('[data-live-announcer] [aria-labelledby]').length;
  await expect.poll(spoken).toBe(1);
  await screen.rerender(<p>Terminée</p>);
  await expect.poll(spoken).toBe(0);
});

// PAGE-65
test('the icon scales with the text, on links too', async () => {
  const look = { icon: 'play', children: 'Écrire' } as const;
  const screen = await render(
    <>
      {buttonSizes.map((size) => [
        <Button key={size} size={size} {...look} />,
        <ButtonLink key={`${size} link`} size={size} href="/" {...look} />,
      ])}
    </>,
  );
  const widths = [...screen.container.querySelectorAll('svg')].map((one) => one.clientWidth);
  expect(widths).toEqual([16, 16, 20, 20, 24, 24]);
});
