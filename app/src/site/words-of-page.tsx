import type { TranslationFunctions } from '@ecritoire/i18n';
import { Banner } from '@ecritoire/ui';
import { renderToStaticMarkup } from 'react-dom/server';

/** Above the page, whichever part of it is looked at. */
const place = {
  position: 'fixed',
  inset: 'auto 1rem 1rem',
  zIndex: 9,
  maxWidth: '40rem',
  marginInline: 'auto',
} as const;

/** What a built page says once its app does not come (`src/boot`). */
export const withoutApp = ({ errorPage }: TranslationFunctions): string =>
  renderToStaticMarkup(
    <div id="without-app" hidden style={place}>
      <Banner tone="warning" role="alert">
        {errorPage.withoutApp()}
      </Banner>
    </div>,
  );

/** What a page that only the app can fill says where no script runs. */
export const withoutScript = ({ errorPage }: TranslationFunctions, locale: 'fr' | 'en'): string =>
  renderToStaticMarkup(
    <p lang={locale}>
      {errorPage.withoutScript()} <a href={locale === 'fr' ? '/' : '/en'}>{errorPage.backHome()}</a>
    </p>,
  );
