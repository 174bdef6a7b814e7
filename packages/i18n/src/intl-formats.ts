import type { Locales } from './i18n-types.ts';

/** The two languages with the region whose habits they follow (specification, section 9). */
export const languageTags = { en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Locales, string>;

/**
 * A format of Intl by its language and options, made once: making one costs a hundred times as much
 * as formatting with it, and a year has 365 dates.
 */
function madeOnce<Options extends object, Format>(
  make: (tag: string, options: Options) => Format,
): (locale: Locales, options: Options) => Format {
  const formats = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = formats.get(key);
    if (known !== undefined) return known;
    const format = make(languageTags[locale], options);
    formats.set(key, format);
    return format;
  };
}

export const dateFormat = madeOnce(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
export const numberFormatOf = madeOnce(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
export const listFormat = madeOnce(
  (tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options),
);
