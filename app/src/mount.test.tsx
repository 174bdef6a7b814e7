import { expect, test, vi } from 'vitest';
import { mount } from './mount.tsx';

// The pages, and their styles, are not what this is about.
vi.mock('./router.tsx', () => ({ createAppRouter: () => {} }));
vi.mock('./main-services.ts', () => ({ createServices: () => {} }));
vi.mock('./shared/forms/dialog-step.ts', () => ({ followDialogSteps: () => {} }));

test('an app that cannot be mounted says so on the console, and to what waits for it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = document.implementation.createHTMLDocument();
  const told = vi.fn<() => void>();
  page.addEventListener('mount-failed', told);
  await mount(page);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    'The app could not be mounted.',
    expect.objectContaining({ message: 'The page has no place for the app.' }),
  );
  expect(told).toHaveBeenCalledOnce();
  said.mockRestore();
});
