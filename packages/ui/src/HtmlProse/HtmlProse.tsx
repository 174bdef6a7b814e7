import { useEffect, useRef } from 'react';
import { prose } from '../Prose/Prose.css.ts';
import { html as htmlClass, card } from './HtmlProse.css.ts';
import { trustedHtml } from './trusted-html.ts';

export type HtmlProseProps = {
  /**
   * Words, their structure, links and pictures (`plainElements`); of anything else the text is
   * shown. Never what a reader typed.
   */
  html: string;
  /** The language of the text, where it is not the page’s. */
  lang?: string;
  /** `card` is for a few words in a card. */
  size?: 'reading' | 'card';
  /** Takes the reader to a path of the product without a page load; without it, links load. */
  onNavigate?: (path: string) => void;
};

/** What a press on a link of this site asks for; undefined when the browser is to follow it. */
function pathPressed(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!isPlain || event.altKey || event.defaultPrevented) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return /^\/(?!\/)/.test(href) ? href : undefined;
}

/**
 * Text to be read, as Prose, that comes as HTML: an article, the terms. Only HTML of our own
 * making: what people wrote goes through Prose, as text.
 */
export function HtmlProse({ html, lang, size = 'reading', onNavigate }: HtmlProseProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = place.current;
    if (text === null || onNavigate === undefined) return;
    const follow = (event: MouseEvent) => {
      const path = pathPressed(event);
      if (path === undefined) return;
      event.preventDefault();
      onNavigate(path);
    };
    text.addEventListener('click', follow);
    return () => text.removeEventListener('click', follow);
  }, [onNavigate]);
  return (
    <div
      ref={place}
      className={`${prose} ${htmlClass}${size === 'card' ? ` ${card}` : ''}`}
      {...(lang ? { lang } : {})}
      // oxlint-disable-next-line react/no-danger -- the one place for HTML that was made safe
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
