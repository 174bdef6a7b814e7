import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test.each(['ar', 'ar-EG', 'ckb-IQ', 'fa-IR', 'fa_IR', 'he', 'ug-CN', 'ur-PK', 'pa-Arab-PK'])(
  '%s is read from right to left',
  (locale) => {
    expect(directionOf(locale)).toBe('rtl');
  },
);

test.each(['fr-FR', 'fr_CA', '', 'en', 'de-CH', 'ku', 'ug-Latn', 'ja-JP'])(
  '%s is read from left to right',
  (locale) => {
    expect(directionOf(locale)).toBe('ltr');
  },
);
