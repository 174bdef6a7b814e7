import { describe, expect, it } from 'vitest';
import { i18nObject, loadLocaleAsync, messageOf } from './index.ts';

describe('a message named by its key', () => {
  it('is found in the language asked for', async () => {
    await loadLocaleAsync('fr');
    expect(messageOf(i18nObject('fr'), 'validation.required')).toBe('Ce champ est obligatoire.');
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
