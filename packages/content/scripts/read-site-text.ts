import type { ArticleLanguage } from '../src/article.ts';
import type { SiteText, SiteTextPart } from '../src/site-text.ts';
import { frontMatter, textIn } from './front-matter.ts';
import { toHtml, unbrokenTitle } from './markdown.ts';

const FIELDS = new Set(['title', 'lead', 'updatedOn', 'cards']);

/** A paragraph of its own, `![what there is to see](name)`: the page knows where it is. */
const PICTURE = /^!\[(?<alt>[^\]\n]+)\]\((?<name>[a-z]+)\)$/mu;

/** « Où vont mes mots ? » becomes `ou-vont-mes-mots`. */
function idOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return plain.replaceAll(/[^a-z0-9]+/gu, '-').replaceAll(/^-|-$/gu, '');
}

function dayIn({ updatedOn }: Record<string, unknown>): string | null {
  if (updatedOn === undefined) return null;
  if (typeof updatedOn !== 'string' || !/^\d{4}-\d\d-\d\d$/u.test(updatedOn)) {
    throw new Error('updatedOn is not a day such as 2026-11-01');
  }
  return updatedOn;
}

function cardsIn({ cards = 0 }: Record<string, unknown>, parts: readonly SiteTextPart[]): number {
  if (typeof cards !== 'number' || !Number.isInteger(cards) || cards < 0 || cards > parts.length) {
    throw new Error('cards is not a number of parts');
  }
  return cards;
}

function partOf(section: string, language: ArticleLanguage): SiteTextPart {
  const [heading = '', ...rest] = section.split('\n');
  const text = rest.join('\n');
  const { name, alt } = PICTURE.exec(text)?.groups ?? {};
  return {
    id: idOf(heading),
    title: unbrokenTitle(heading.trim(), language),
    html: toHtml(text.replace(PICTURE, '').trim(), language),
    ...(name === undefined || alt === undefined ? {} : { picture: { name, alt } }),
  };
}

/**
 * One text of the site: front matter, what stands before the first part, and parts that begin
 * with a heading of the second level.
 *
 * @throws Error when a field is wrong, or two parts have one id.
 */
export function readSiteText(language: ArticleLanguage, source: string): SiteText {
  const { fields, body } = frontMatter(source, FIELDS);
  const [intro = '', ...sections] = body.split(/^## /mu);
  const parts = sections.map((section) => partOf(section, language));
  if (new Set(parts.map(({ id }) => id)).size < parts.length) throw new Error('two parts are one');
  return {
    language,
    title: textIn(fields, 'title'),
    lead: fields['lead'] === undefined ? '' : textIn(fields, 'lead'),
    updatedOn: dayIn(fields),
    cards: cardsIn(fields, parts),
    intro: toHtml(intro.trim(), language),
    parts,
  };
}

/**
 * The text with its parts called as in another language, so that a link to a part of a page leads
 * to the same part of it in either.
 *
 * @throws Error when it has other parts.
 */
export function withPlacesOf(other: SiteText | undefined, text: SiteText): SiteText {
  if (other?.parts.length !== text.parts.length) throw new Error('it has other parts in English');
  const parts = text.parts.map((part, index) => ({
    ...part,
    id: other.parts[index]?.id ?? part.id,
  }));
  return { ...text, parts };
}
