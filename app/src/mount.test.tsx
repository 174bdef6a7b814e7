import { expect, test, vi } from 'vitest';
import { mount } from './mount.tsx';

// The pages, and their styles, are not what this is about.
vi.mock('./router.tsx', () => ({ createAppRouter: () => {} }));
vi.mock('./main-services.ts', () => ({ createServices: () => {} }));
vi.mock('./shared/forms/dialog-step.ts', () => ({ followDialogSteps: () => {} }));

test('a failed mount is logged and dispatched as event', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = document.implementation.createHTMLDocument();
  const onFailed = vi.fn<() => void>();
  page.addEventListener('mount-failed', onFailed);
  const mounted = mount(page);
  // Chromium 150 says that such a document is loading.
  page.dispatchEvent(new Event('DOMContentLoaded'));
  await mounted;
  expect(said).toHaveBeenCalledExactlyOnceWith(
    'The app could not be mounted.',
    expect.objectContaining({ message: 'The page has no place for the app.' }),
  );
  expect(onFailed).toHaveBeenCalledOnce();
  said.mockRestore();
});
