import { describe, expect, it } from 'vitest';
import { i18nObject, loadLocaleAsync, messageOf } from './index.ts';

describe('a message named by its key', () => {
  // SERVER-38
  it.each([
    ['fr', 'Cette valeur n’est pas valide.'],
    ['en', 'Invalid value'],
  ] as const)('is found in the language asked for: %s', async (language, text) => {
    await loadLocaleAsync(language);
    expect(messageOf(i18nObject(language), 'actions.endpoints.invalidValue')).toBe(text);
  });

  it.each(['unknown.key', 'auth', 'auth.required.deeper', ''])(
    'says that something unexpected happened when the key is %j',
    async (key) => {
      await loadLocaleAsync('en');
      expect(messageOf(i18nObject('en'), key)).toBe(
        'An unexpected error occurred. Please try again later.',
      );
    },
  );
});
