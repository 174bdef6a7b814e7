import { clusterBound, withoutDirections } from '@ecritoire/prose';
import type { PublishedHead } from '../../domain/published-sessions.ts';
import { escaped } from './form-page.ts';

/** Letters of a text that stand for it where its link is shared. */
const LONGEST = 160;

/** What its author says of it, or how it begins. */
const descriptionOf = ({ comment, beginning }: PublishedHead): string =>
  shortened(comment ?? beginning);

function shortened(text: string): string {
  const whole = text.replaceAll(/\s+/gu, ' ').trim();
  if (whole.length <= LONGEST) return whole;
  return `${whole.slice(0, clusterBound(whole, LONGEST)).replace(/\s\S*$/u, '')}…`;
}

/**
 * The description of a public text for clients without scripts: search engines and link previews.
 * The app removes it with the next page.
 */
export function headOfText(text: PublishedHead, brand: string): string {
  const title = escaped(withoutDirections(text.title ?? (text.author || brand)));
  const description = escaped(descriptionOf(text));
  const author = escaped(text.author);
  return [
    `<title>${title} · ${brand}</title>`,
    `<meta name="description" content="${description}" data-built />`,
    author === '' ? '' : `<meta name="author" content="${author}" data-built />`,
    '<meta property="og:type" content="article" data-built />',
    `<meta property="og:title" content="${title}" data-built />`,
    `<meta property="og:description" content="${description}" data-built />`,
    '<meta name="twitter:card" content="summary" data-built />',
  ].join('');
}
