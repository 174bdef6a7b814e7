import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { UiProvider } from './UiProvider.tsx';
import { usePart } from './use-part.ts';

afterEach(() => {
  vi.useRealTimers();
});

const part = { Words: () => <p>Les mots</p> };

function Opener({ load }: { load: () => Promise<typeof part> }) {
  const [isOpen, setOpen] = useState(false);
  const loaded = usePart(load, isOpen, () => setOpen(false));
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ouvrir</Button>
      {isOpen && loaded ? <loaded.Words /> : null}
    </>
  );
}

const atOnce = (load: () => void) => {
  load();
  return () => {};
};

async function show(load: () => Promise<typeof part>, loadAhead = atOnce) {
  const onMissing = vi.fn<() => void>();
  const screen = await render(
    <UiProvider locale="fr-FR" navigate={() => {}} partService={{ onMissing, loadAhead }}>
      <Opener load={load} />
    </UiProvider>,
  );
  return { screen, onMissing, press: () => screen.getByRole('button').click() };
}

// PAGE-130
test('what a press opens is there before the press', async () => {
  const load = vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part));
  const { screen, press } = await show(load);
  expect(load).toHaveBeenCalledOnce();
  await press();
  await expect.element(screen.getByText('Les mots')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

// PAGE-130
test('loads when idle or when wanted', async () => {
  const load = vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part));
  const takeBack = vi.fn<() => void>();
  const { screen, press } = await show(load, () => takeBack);
  expect(load).not.toHaveBeenCalled();
  await press();
  await expect.element(screen.getByText('Les mots')).toBeVisible();
  expect(takeBack).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

// PAGE-130
test('a part loaded ahead leaves nothing to cancel', async () => {
  const takeBack = vi.fn<() => void>();
  const { screen } = await show(
    () => Promise.resolve(part),
    (load) => {
      load();
      return takeBack;
    },
  );
  await screen.unmount();
  expect(takeBack).not.toHaveBeenCalled();
});

// PAGE-130
test('a wanted part’s failure is retried', async () => {
  const answers = [Promise.reject(new TypeError()), Promise.reject(new TypeError())];
  for (const answer of answers) answer.catch(() => {});
  const { screen, onMissing, press } = await show(() => answers.shift() ?? Promise.resolve(part));
  expect(onMissing).not.toHaveBeenCalled();
  await press();
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  await expect.element(screen.getByRole('button')).toBeVisible();
  await expect.element(screen.getByText('Les mots')).not.toBeInTheDocument();
  await press();
  await expect.element(screen.getByText('Les mots')).toBeVisible();
});

/** As the panel of conflicts is: nobody can take the wish back. */
function Wanted({ load }: { load: () => Promise<typeof part> }) {
  const loaded = usePart(load, true, () => {});
  return loaded && <loaded.Words />;
}

async function showWanted(load: () => Promise<typeof part>) {
  const onMissing = vi.fn<() => void>();
  const screen = await render(
    <UiProvider locale="fr-FR" navigate={() => {}} partService={{ onMissing, loadAhead: atOnce }}>
      <Wanted load={load} />
    </UiProvider>,
  );
  return { screen, onMissing };
}

// PAGE-131
test('a part still wanted is loaded again with backoff', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<typeof part>>(() => Promise.reject(new TypeError()));
  const { screen, onMissing } = await showWanted(load);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1900);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue(part);
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
  await expect.element(screen.getByText('Les mots')).toBeVisible();
  expect(onMissing).toHaveBeenCalledOnce();
});

// PAGE-131
test('a wanted part loads again back online', async () => {
  const load = vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part));
  load.mockRejectedValueOnce(new TypeError());
  const { screen, onMissing } = await showWanted(load);
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Les mots'), { timeout: 900 }).toBeVisible();
});
