import { RouterProvider } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createAppRouter } from './router.tsx';
import { pressIsOver } from './boot/press.ts';
import { followChunkFailures } from './shared/runtime/build-watch.ts';
import { readConfig } from './shared/runtime/config.ts';
import { refuseDrops } from './shared/page/file-drops.ts';
import { followDialogSteps } from './shared/forms/dialog-step.ts';
import { createLanguage } from './shared/runtime/language.ts';
import { localeOfPath } from './site/locale.ts';
import { loadWhatIsAskedFor, lookAhead } from './look-ahead.ts';
import { numberEntries } from './shared/page/number-entries.ts';
import { createServices } from './main-services.ts';
import { followTranslations } from './shared/runtime/translated-text.ts';

/**
 * Shows the app: on top of a page that was prerendered, or in an empty one. A failure is said on
 * the console, and leaves what is there.
 */
export async function mount(page: Document): Promise<void> {
  try {
    followTranslations(page);
    await parsed(page);
    const root = page.getElementById('root');
    if (root === null) throw new Error('The page has no place for the app.');
    const locale = localeOfPath(page.location.pathname);
    const language = createLanguage(locale, page);
    await language.use(locale);
    const services = createServices(readConfig(page), language);
    services.navigationFocus.resume();
    refuseDrops(page, () => {
      const messageKey = 'documents.dropText';
      services.toasts.send({ type: 'add', tone: 'info', icon: 'info', messageKey });
    });
    const isBuilt = root.hasAttribute('data-prerendered');
    numberEntries();
    followDialogSteps();
    const router = createAppRouter(services, { isBuilt });
    followChunkFailures(window, services.builds, () => router.state.status === 'pending');
    loadWhatIsAskedFor(router);
    lookAhead(router);
    const app = (
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>
    );
    if (root.hasChildNodes()) {
      takeData(page, services.queryClient);
      // What tells the router that its first render takes over what a server made.
      router.ssr = { manifest: undefined };
      await router.load();
      await pressIsOver(page);
    }
    if (isBuilt) {
      page.dispatchEvent(new Event('hydrating'));
      hydrateRoot(root, app);
    }
    // A page that stands for every address is there until its own is.
    else {
      createRoot(root).render(app);
      page.dispatchEvent(new Event('hydrated'));
    }
  } catch (error) {
    console.error('The app could not be mounted.', error);
    page.dispatchEvent(new Event('mount-failed'));
  }
}

/** The script that brings the app does not wait for the page. */
async function parsed(page: Document): Promise<void> {
  if (page.readyState !== 'loading') return;
  await new Promise((resolve) => {
    page.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

/** The answers of the API that the page was made from. */
function takeData(page: Document, queryClient: QueryClient): void {
  const written = page.getElementById('app-data')?.textContent ?? '[]';
  const data: [readonly unknown[], unknown][] = JSON.parse(written);
  for (const [key, answer] of data) queryClient.setQueryData(key, answer);
}
