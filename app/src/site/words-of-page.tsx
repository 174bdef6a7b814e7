import type { TranslationFunctions } from '@ecritoire/i18n';
import { Banner, Brand } from '@ecritoire/ui';
import { renderToStaticMarkup } from 'react-dom/server';

/** Above the page, whichever part of it is looked at. */
const place = {
  position: 'fixed',
  inset: 'auto 1rem 1rem',
  zIndex: 9,
  maxWidth: '40rem',
  marginInline: 'auto',
} as const;

/** What a built page says while its app is on its way, or once it does not come (`src/boot`). */
export const withoutApp = ({ errorPage }: TranslationFunctions): string =>
  renderToStaticMarkup(
    <>
      {/* There before its words are: what comes up as a whole is not read out. */}
      <div role="status" style={place}>
        <div id="on-its-way" hidden>
          <Banner>{errorPage.onItsWay()}</Banner>
        </div>
      </div>
      {(['without-app', 'newer-build'] as const).map((id) => (
        <div key={id} id={id} hidden style={place}>
          <Banner tone="warning" role="alert">
            {id === 'newer-build' ? errorPage.newerBuild() : errorPage.withoutApp()}
          </Banner>
        </div>
      ))}
    </>,
  );

/** In the middle of the page, unless the app is there within a second. */
const styleOfEmptyPage =
  '#root:not(:empty)~#before-app{display:none}' +
  '#before-app{position:fixed;inset:0;padding:1rem;display:grid;place-content:center;' +
  'justify-items:center;gap:1rem;text-align:center;animation:before-app .3s 1s backwards}' +
  '#before-app a{color:inherit;text-underline-offset:.2em}' +
  '@keyframes before-app{from{opacity:0}}';

/**
 * What stands in a page that only the app can fill, until it does: whose page it is and, where the
 * app does not come (`src/boot`) or no script runs, how to go on. It is the same in all languages.
 */
export const emptyPage = (languages: Record<'fr' | 'en', TranslationFunctions>): string =>
  renderToStaticMarkup(
    <>
      <style>{styleOfEmptyPage}</style>
      <main id="before-app">
        <Brand size="large" name={languages.fr.brand.name()} />
        {(['fr', 'en'] as const).map((locale) => {
          const { errorPage } = languages[locale];
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the page’s own address, whichever it is
          const again = <a href="">{errorPage.retry()}</a>;
          const home = <a href={locale === 'fr' ? '/' : '/en'}>{errorPage.backHome()}</a>;
          return (
            <div key={locale} lang={locale}>
              <p role="alert" hidden>
                {errorPage.notLoaded()} {again} · {home}
              </p>
              <noscript>
                <p>
                  {errorPage.withoutScript()} {home}
                </p>
              </noscript>
            </div>
          );
        })}
      </main>
    </>,
  );
