import type { ArticleLanguage } from './article.ts';

/** A page of the studio, as it looks. */
export type SiteTextPicture = {
  name: string;
  /** What there is to see. */
  alt: string;
};

/** A part of a text, from one heading of the second level to the next. */
export type SiteTextPart = {
  /** Made from the English title; the part can be linked to by it in either language. */
  id: string;
  title: string;
  /** Safe as it is, like that of an article. */
  html: string;
  /** Stands below the part. */
  picture?: SiteTextPicture;
};

/** A long text of the public site, in one language. */
export type SiteText = {
  language: ArticleLanguage;
  /** The page's heading; its name for browsers and search engines is the interface's. */
  title: string;
  /** One or two sentences under the title; empty where the text begins at once. */
  lead: string;
  /** Local date of the last change that matters to a reader, where the text is binding. */
  updatedOn: string | null;
  /** How many of the first parts stand side by side: plans, stages. */
  cards: number;
  /** What stands before the first part; may be empty. */
  intro: string;
  parts: readonly SiteTextPart[];
};
