import { i18nObject, loadLocaleAsync } from '@ecritoire/i18n';
import { beforeAll, expect, it } from 'vitest';
import { failureMessage } from './failure-message.ts';

beforeAll(async () => {
  await loadLocaleAsync('fr');
  await loadLocaleAsync('en');
});

const messageKey = 'request.tooManyRequests';

// SERVER-36
it.each([
  ['fr', 248, 'Réessayez dans environ 5 minutes.'],
  ['fr', 0, 'Réessayez dans environ 1 minute.'],
  ['fr', null, 'Patientez un instant, puis réessayez.'],
  ['en', 60, 'Please try again in about 1 minute.'],
  ['en', 438, 'Please try again in about 8 minutes.'],
] as const)('too many requests, in %s, %s s to wait: %s', (locale, retryAfterSeconds, words) => {
  const said = failureMessage(i18nObject(locale), locale, { messageKey, retryAfterSeconds });
  expect(said.replaceAll('\u00A0', ' ')).toContain(words);
});

it('Retry-After on another failure is named', () => {
  const failure = { messageKey: 'forms.serverError', retryAfterSeconds: 60 };
  expect(failureMessage(i18nObject('en'), 'en', failure)).toContain('An error occurred');
});
