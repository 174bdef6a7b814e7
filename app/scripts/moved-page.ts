import { languageTags, type Locales } from '@ecritoire/i18n';
import { jsonInHtml } from '../src/site/json-in-html.ts';
import { withLocale } from '../src/site/locale.ts';
import { pageAddress } from '../src/site/page-address.ts';
import { escaped } from './escaped.ts';

/**
 * Redirects from a page's old address, on a host that only has files; a server sends a redirect
 * itself.
 *
 * @param to a path of this site without its language, or the address of another
 */
export function movedPage(
  to: string,
  { origin, locale, brand }: { origin: string; locale: Locales; brand: string },
): string {
  const isHere = to.startsWith('/');
  const address = isHere ? withLocale(to, locale) : to;
  const href = escaped(address);
  const canonical = escaped(isHere ? pageAddress(origin, to, locale) : to);
  return `<!doctype html>
<html lang="${languageTags[locale]}" dir="ltr">
<head>
<meta charset="utf-8" />
<title>${escaped(brand)}</title>
<link rel="canonical" href="${canonical}" />
<script>location.replace(${jsonInHtml(JSON.stringify(address))} + location.search + location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}" /></noscript>
</head>
<body><a href="${href}">${canonical}</a></body>
</html>
`;
}
