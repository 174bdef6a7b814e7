import { languageTags, type Locales } from '@ecritoire/i18n';
import { withLocale } from '../src/site/locale.ts';
import { pageAddress } from '../src/site/page-address.ts';
import { escaped } from './escaped.ts';

/**
 * Leads on from where a page was, on a host that only has files; a server leads on by itself.
 *
 * @param to a path of this site without its language, or the address of another
 */
export function movedPage(
  to: string,
  { origin, locale, brand }: { origin: string; locale: Locales; brand: string },
): string {
  const isHere = to.startsWith('/');
  const href = escaped(isHere ? withLocale(to, locale) : to);
  const canonical = escaped(isHere ? pageAddress(origin, to, locale) : to);
  return `<!doctype html>
<html lang="${languageTags[locale]}" dir="ltr">
<head>
<meta charset="utf-8" />
<title>${escaped(brand)}</title>
<link rel="canonical" href="${canonical}" />
<meta http-equiv="refresh" content="0; url=${href}" />
</head>
<body><a href="${href}">${canonical}</a></body>
</html>
`;
}
