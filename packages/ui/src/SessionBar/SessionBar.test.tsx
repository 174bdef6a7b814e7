import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SaveIndicator } from '../SaveIndicator/SaveIndicator.tsx';
import { inFrench } from '../story-support/bilingual.ts';
import { StudioSession } from '../story-support/Studio.tsx';
import type { SessionBarProps } from './SessionBar.tsx';

const onPause = vi.fn<() => void>();
const onResume = vi.fn<() => void>();
const onStop = vi.fn<() => void>();

beforeEach(async () => {
  vi.clearAllMocks();
  await page.viewport(1280, 800);
});

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

function Bar(props: Partial<SessionBarProps>) {
  return (
    <StudioSession
      t={inFrench}
      saving={null}
      onPause={() => onPause()}
      onResume={() => onResume()}
      onStop={() => onStop()}
      {...props}
    />
  );
}

test('active sessions pause, paused ones resume', async () => {
  const screen = await render(<Bar />);
  await screen.getByRole('button', { name: 'Pause' }).click();
  await screen.getByRole('button', { name: 'Terminer' }).click();
  await screen.rerender(<Bar status="paused" statusLabel="En pause" />);
  await screen.getByRole('button', { name: 'Reprendre' }).click();
  expect([onPause, onStop, onResume].map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1]);
});

test('announces the status, not the clock', async () => {
  const screen = await render(<Bar />);
  await expect
    .element(screen.getByRole('timer', { name: 'Temps écrit' }))
    .toHaveTextContent('12:04');
  const status = screen.getByRole('status');
  await screen.rerender(<Bar status="paused" statusLabel="En pause" />);
  await expect.element(status).toHaveTextContent('En pause');
});

test('its words lead to the page of the session', async () => {
  const screen = await render(<Bar />);
  const link = screen.getByRole('link', { name: 'Séance : 318 mots voir la séance' });
  await expect.element(link).toHaveAttribute('href', '/app/sessions/1');
});

test('while one action is waited for, neither can be pressed', async () => {
  const screen = await render(<Bar pending="pause" />);
  await expect.element(screen.getByRole('button', { name: 'Terminer' })).toBeDisabled();
  await screen.getByRole('button', { name: /^Pause/ }).click({ force: true });
  expect(onPause).not.toHaveBeenCalled();
});

// SESSION-14
test('a pending stop says why and can be cancelled', async () => {
  await page.viewport(320, 640);
  const onAction = vi.fn<() => void>();
  const screen = await render(<Bar pending="stop" />);
  // Read out what comes into it, it is there before.
  const status = screen.getByRole('status').last().element();
  const message = 'Un autre texte s’enregistre d’abord.';
  const wait = { message, left: 'Encore 40 mots.', actionLabel: 'Continuer', onAction };
  await screen.rerender(<Bar pending="stop" unsaved="Enregistrement…" wait={wait} />);
  await expect.element(status).toHaveTextContent(message);
  await expect.element(screen.getByText('Encore 40 mots.')).toBeVisible();
  await expect.element(screen.getByText('Enregistrement…')).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await screen.getByRole('button', { name: 'Continuer' }).click();
  expect(onAction).toHaveBeenCalledOnce();
});

test('fits 320 px with named buttons', async () => {
  await page.viewport(320, 640);
  const screen = await render(<Bar errorMessage="La pause n’a pas abouti." />);
  await expect.element(screen.getByRole('button', { name: 'Terminer' })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(
    screen
      .getByText(/^Séance/)
      .element()
      .getBoundingClientRect().width,
  ).toBeGreaterThan(20);
  // All the width is for what went wrong.
  const said = screen.getByRole('alert').element().getBoundingClientRect();
  const button = screen.getByRole('button', { name: 'Terminer' }).element();
  expect(said.top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
  expect(said.width).toBeGreaterThan(280);
});

test('leaves room above an on-screen keyboard', async () => {
  await page.viewport(320, 300);
  const screen = await render(<Bar />);
  expect(screen.getByRole('region').element().getBoundingClientRect().height).toBeLessThan(54);
});

// PAGE-26
test('doubled text overlaps nothing on small screens', async () => {
  await page.viewport(320, 640);
  const screen = await render(<Bar />);
  const place = (role: 'timer' | 'link' | 'button', name: RegExp) =>
    screen.getByRole(role, { name }).element().getBoundingClientRect();
  const parts = () =>
    [place('timer', /Temps/), place('link', /318/), place('button', /Pause/)] as const;
  const [clock, words, pause] = parts();
  expect(pause.top).toBeLessThan(clock.bottom);
  expect(words.right).toBeLessThanOrEqual(pause.left);
  document.documentElement.style.fontSize = '200%';
  const [largeClock, largeWords, largePause] = parts();
  expect(largeClock.right).toBeLessThanOrEqual(320);
  expect(largePause.top).toBeGreaterThanOrEqual(Math.max(largeClock.bottom, largeWords.bottom) - 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

// AUTH-33
test('a blocked session explains and offers help', async () => {
  const onAction = vi.fn<() => void>();
  const message = 'Votre connexion a expiré.';
  const screen = await render(
    <Bar errorMessage="Échec" blocked={{ message, actionLabel: 'Se reconnecter', onAction }} />,
  );
  const said = screen.getByRole('alert');
  await expect.element(said).toHaveTextContent(message);
  const colour = () => getComputedStyle(said.element()).color;
  const calm = colour();
  await screen.rerender(<Bar errorMessage="Échec" />);
  expect(calm).not.toBe(colour());
  await screen.rerender(
    <Bar errorMessage="Échec" blocked={{ message, actionLabel: 'Se reconnecter', onAction }} />,
  );
  await screen.getByRole('button', { name: 'Se reconnecter' }).click();
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').all()).toHaveLength(1);
});

// SAVE-19
test('only unsaved state shows on small screens', async () => {
  const indicator = (state: 'saved' | 'offline', label: string) => (
    <SaveIndicator state={state} label={label} />
  );
  await page.viewport(320, 640);
  const screen = await render(<Bar saving={indicator('saved', 'Enregistré')} />);
  const isSeen = (text: string) =>
    screen
      .getByText(text)
      .elements()
      .some((element) => element.getBoundingClientRect().width > 20);
  expect(isSeen('Enregistré')).toBe(false);
  await screen.rerender(<Bar saving={indicator('offline', 'Hors ligne')} unsaved="Hors ligne" />);
  expect(isSeen('Hors ligne')).toBe(true);
  await expect.element(screen.getByText('Hors ligne').last()).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(screen.getByText('Hors ligne').last()).not.toBeVisible();
});

// SAVE-52
test.each([320, 1280])('the remedy is visible at %s px', async (width) => {
  const onAction = vi.fn<() => void>();
  await page.viewport(width, 800);
  const screen = await render(
    <Bar unsaved="Échec de l’enregistrement" unsavedAction={{ label: 'Réessayer', onAction }} />,
  );
  await screen.getByRole('button', { name: 'Réessayer' }).click();
  expect(onAction).toHaveBeenCalledOnce();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('on a wide screen the remedy is beside the problem', async () => {
  const label = 'Pas encore enregistré : gardé sur cet appareil';
  const screen = await render(
    <Bar
      saving={<SaveIndicator state="error" label={label} isPicture />}
      unsaved={label}
      unsavedAction={{ label: 'Réessayer', onAction: () => {} }}
    />,
  );
  const said = screen.getByText(label).first().element().getBoundingClientRect();
  const again = screen.getByRole('button', { name: 'Réessayer' }).element();
  const place = again.getBoundingClientRect();
  expect(place.left - said.right).toBeGreaterThan(0);
  expect(place.left - said.right).toBeLessThan(40);
  expect(Math.abs(place.top + place.bottom - said.top - said.bottom)).toBeLessThan(8);
  const clock = screen.getByRole('timer').element().getBoundingClientRect();
  expect(said.top).toBeLessThan(clock.bottom);
});
