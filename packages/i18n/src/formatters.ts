import type { FormattersInitializer } from 'typesafe-i18n';
import type { Formatters, Locales } from './i18n-types.ts';
import { numberFormat } from './formats.ts';

export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) => ({
  number: (value: unknown) => numberFormat(locale).format(Number(value)),
});
