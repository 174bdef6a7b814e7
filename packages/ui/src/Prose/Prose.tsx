import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

export type ProseProps = {
  children: ReactNode;
  /** The language of the text: it decides hyphens and quotation marks. */
  lang?: string;
};

/** Text to be read: set in the serif, at the measure of a page of a book. */
export function Prose({ children, lang }: ProseProps) {
  return (
    <div className={prose} {...(lang ? { lang } : {})}>
      {children}
    </div>
  );
}
