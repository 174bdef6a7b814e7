import { siteTexts } from '../generated/site-texts.ts';
import type { ArticleLanguage } from './article.ts';
import type { SiteText } from './site-text.ts';

export type { SiteText, SiteTextPart, SiteTextPicture } from './site-text.ts';

/** The long texts of the public site, by the last part of their address. */
export type SiteTextName = keyof (typeof siteTexts)['fr'];

/**
 * One text of the site, loaded separately.
 *
 * @throws the browser's error when it cannot be loaded.
 */
export async function loadSiteText(
  name: SiteTextName,
  language: ArticleLanguage,
): Promise<SiteText> {
  const { text } = await siteTexts[language][name]();
  return text;
}
