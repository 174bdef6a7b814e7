import '@ecritoire/ui/styles';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './router.tsx';
import { readConfig } from './wiring/config.ts';
import { createLanguage } from './wiring/language.ts';
import { localeOfPath } from './wiring/locale.ts';
import { openStudio } from './wiring/studio.ts';
import { letMarkupBeEmptied } from './wiring/trusted-types.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app.');

letMarkupBeEmptied();
const locale = localeOfPath(location.pathname);
const language = createLanguage(locale, document);
await language.use(locale);
const router = createAppRouter(openStudio(readConfig(document), language));
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
