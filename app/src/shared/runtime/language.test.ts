import { expect, test, vi } from 'vitest';
import { createLanguage } from './language.ts';

test('a page that stays in its language is left alone', async () => {
  const announce = vi.fn<(name: string, value: string) => void>();
  const documentElement = new Proxy(
    { lang: 'fr-FR', dir: 'ltr' },
    {
      set(target, name, value: string) {
        announce(String(name), value);
        return Reflect.set(target, name, value);
      },
    },
  );
  const language = createLanguage('fr', { documentElement });
  await language.use('fr');
  expect(announce).not.toHaveBeenCalled();
  await language.use('en');
  expect(announce.mock.calls).toEqual([
    ['lang', 'en-GB'],
    ['dir', 'ltr'],
  ]);
});
