import type { ReactNode } from 'react';
import { preserved, prose } from './Prose.css.ts';

export type ProseProps = {
  /** The text: headings, paragraphs, lists. */
  children: ReactNode;
  /** The language of the text: it decides hyphens and quotation marks. */
  lang?: string;
  /** `preserved` shows line breaks and runs of spaces as they were typed: verse. */
  breaks?: 'collapsed' | 'preserved';
};

/**
 * Text to be read: set in the serif, at the measure of a page of a book, and hyphenated as its
 * language asks. What people wrote stands in it, and what the product says in Text: one sees whose
 * words these are.
 */
export function Prose({ children, lang, breaks = 'collapsed' }: ProseProps) {
  return (
    <div
      className={breaks === 'preserved' ? `${prose} ${preserved}` : prose}
      {...(lang ? { lang } : {})}
    >
      {children}
    </div>
  );
}
