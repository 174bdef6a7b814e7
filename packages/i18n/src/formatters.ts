import type { FormattersInitializer } from 'typesafe-i18n';
import type { Formatters, Locales } from './i18n-types.ts';
import { numberFormat } from './formats.ts';
import { written } from './written.ts';

export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) => ({
  written: (value: unknown) => written(String(value)),
  number: (value: unknown) => numberFormat(locale).format(Number(value)),
});
