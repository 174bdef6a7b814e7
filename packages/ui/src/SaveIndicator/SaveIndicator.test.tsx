import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SaveIndicator, type SaveState } from './SaveIndicator.tsx';

test('a picture of it announces nothing', async () => {
  const screen = await render(<SaveIndicator state="saved" label="Enregistré" isPicture />);
  await expect.element(screen.getByText('Enregistré')).toBeVisible();
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

test('announces only trouble and its end', async () => {
  const screen = await render(<SaveIndicator state="saved" label="Enregistré" />);
  const live = screen.getByRole('status');
  const show = (state: SaveState, label: string) =>
    screen.rerender(<SaveIndicator state={state} label={label} />);

  for (const state of ['pending', 'saving', 'saved', 'pending', 'saving', 'kept'] as const) {
    await show(state, `état ${state}`);
    await expect.element(live).toHaveTextContent('');
    await expect.element(screen.getByText(`état ${state}`)).toBeVisible();
  }
  await show('error', 'Échec');
  await expect.element(live).toHaveTextContent('Échec');
  await show('saving', 'Enregistrement…');
  await expect.element(live).toHaveTextContent('Échec');
  await show('saved', 'Enregistré');
  await expect.element(live).toHaveTextContent('Enregistré');
  await show('offline', 'Hors ligne');
  await expect.element(live).toHaveTextContent('Hors ligne');
});

// SAVE-33
test.each(['pending', 'kept'] as const)(
  'an old announcement clears at %s; recovery is announced',
  async (state) => {
    const screen = await render(<SaveIndicator state="offline" label="Hors ligne" />);
    const live = screen.getByRole('status');
    await expect.element(live).toHaveTextContent('Hors ligne');
    await screen.rerender(<SaveIndicator state="saving" label="Enregistrement…" />);
    await screen.rerender(<SaveIndicator state={state} label="Gardé" />);
    await expect.element(live).toHaveTextContent('');
    await screen.rerender(<SaveIndicator state="saved" label="Enregistré" />);
    await expect.element(live).toHaveTextContent('Enregistré');
  },
);

// SAVE-19
test('as an icon it announces its label', async () => {
  const screen = await render(<SaveIndicator state="saved" label="Enregistré" look="sign" />);
  await screen.rerender(<SaveIndicator state="error" label="Gardé ici" look="sign" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Gardé ici');
  expect(screen.getByText('Gardé ici').elements()).toHaveLength(1);
});
