import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StudioTools } from './StudioTools.tsx';
import { createIdleTasks } from '../shared/runtime/idle-tasks.ts';
import { useOpenTool } from '../shared/page/open-tool.ts';

const { said, isOffline, isDialogOpen } = vi.hoisted(() => ({
  said: [] as unknown[],
  isOffline: { now: false },
  isDialogOpen: { now: false },
}));

const services = {
  toasts: { send: (toast: unknown) => said.push(toast) },
  idleTasks: createIdleTasks(),
};
vi.mock('@ecritoire/ui', () => ({ isDialogOpen: () => isDialogOpen.now }));
vi.mock('../shared/services/services.ts', () => ({ useServices: () => services }));
vi.mock('./tool-parts.ts', () => {
  const parts = {
    palette: ({ isOpen }: { isOpen: boolean }) => (isOpen ? <p>Commandes</p> : null),
    shortcuts: () => <p>Raccourcis</p>,
    newDocument: () => <input aria-label="Titre" />,
  };
  const loading = Object.entries(parts).map(([name, part]) => [
    name,
    () => (isOffline.now ? Promise.reject(new TypeError()) : Promise.resolve({ default: part })),
  ]);
  return { loadTool: Object.fromEntries(loading) };
});

function Below() {
  const open = useOpenTool();
  return (
    <>
      <button type="button" onClick={() => open('newDocument')}>
        Nouveau
      </button>
      <textarea aria-label="Texte" />
    </>
  );
}

let root: Root;
beforeEach(() => {
  said.length = 0;
  isOffline.now = false;
  isDialogOpen.now = false;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  // With its effects: a key that is pressed before them is heard by nobody.
  flushSync(() =>
    root.render(
      <StudioTools>
        <Below />
      </StudioTools>,
    ),
  );
});
afterEach(() => root.unmount());

/** By hand: a modifier held down by the driver stays held for the tests that follow. */
function press(key: string) {
  const event = new KeyboardEvent('keydown', {
    key,
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  });
  document.body.dispatchEvent(event);
  return event;
}

// PAGE-128
test('a failed tool says so and opens on retry', async () => {
  const text = page.getByRole('textbox', { name: 'Texte' });
  await userEvent.fill(text, 'Elle partit.');
  isOffline.now = true;
  press('/');
  await expect.poll(() => said).toHaveLength(1);
  await expect.element(text).toHaveValue('Elle partit.');
  isOffline.now = false;
  press('/');
  await expect.element(page.getByText('Raccourcis')).toBeVisible();
});

// PAGE-128
test('a tool’s key toggles or switches', async () => {
  await expect.element(page.getByRole('textbox')).toBeVisible();
  press('k');
  await expect.element(page.getByText('Commandes')).toBeVisible();
  press('k');
  await expect.element(page.getByText('Commandes')).not.toBeInTheDocument();
  press('/');
  await expect.element(page.getByText('Raccourcis')).toBeVisible();
  press('k');
  await expect.element(page.getByText('Commandes')).toBeVisible();
  await expect.element(page.getByText('Raccourcis')).not.toBeInTheDocument();
});

// PAGE-128
test('tool keys are nobody else’s', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Nouveau' }));
  const title = page.getByRole('textbox', { name: 'Titre' });
  await userEvent.fill(title, 'Le phare');
  expect([press('k'), press('/')].map((event) => event.defaultPrevented)).toEqual([true, true]);
  await userEvent.keyboard('!');
  await expect.element(title).toHaveValue('Le phare!');
  expect(said).toEqual([]);
});

// PAGE-128
test('no key opens tools over dialogs', async () => {
  const text = page.getByRole('textbox', { name: 'Texte' });
  isDialogOpen.now = true;
  await userEvent.fill(text, 'À relire');
  expect([press('k'), press('/')].map((event) => event.defaultPrevented)).toEqual([true, true]);
  await userEvent.keyboard('!');
  await expect.element(text).toHaveValue('À relire!');
  await expect.element(page.getByText('Commandes')).not.toBeInTheDocument();
  await expect.element(page.getByText('Raccourcis')).not.toBeInTheDocument();
  isDialogOpen.now = false;
  press('k');
  await expect.element(page.getByText('Commandes')).toBeVisible();
});
