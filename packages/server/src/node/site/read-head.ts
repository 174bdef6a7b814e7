import type { PublishedSession } from '@ecritoire/contracts';
import { escaped } from './form-page.ts';

/** Letters of a text that stand for it where its link is shared. */
const LONGEST = 160;

/** What its author says of it, or how it begins. */
function descriptionOf({ comment, sections }: PublishedSession): string {
  if (comment !== null) return shortened(comment);
  const paragraphs = sections.flatMap((section) => section.paragraphs);
  const texts = paragraphs.map(({ content }) => content.map(({ text }) => text).join(''));
  return shortened(texts.join(' '));
}

function shortened(text: string): string {
  const whole = text.replaceAll(/\s+/gu, ' ').trim();
  if (whole.length <= LONGEST) return whole;
  return `${whole.slice(0, LONGEST).replace(/\s\S*$/u, '')}…`;
}

/**
 * What a text that everybody may read says of itself to those who run no script: search engines,
 * and whatever shows a link to it. The app takes it away with the next page.
 */
export function headOfText(session: PublishedSession, brand: string): string {
  const title = escaped(session.title ?? (session.author.name || brand));
  const description = escaped(descriptionOf(session));
  const author = escaped(session.author.name);
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
