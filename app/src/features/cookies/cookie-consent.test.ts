import { describe, expect, it, vi } from 'vitest';
import { createCookieConsent } from './cookie-consent.ts';

/** As a browser's: it keeps the name and the value, and shows what was last written. */
function aPage() {
  const written: string[] = [];
  let jar = '';
  const page = {
    get cookie() {
      return jar;
    },
    set cookie(text: string) {
      written.push(text);
      jar = text.split(';')[0] ?? '';
    },
  };
  return { written, read: () => page };
}

const on = (date: string) => () => new Date(date);
const answered = '2026-01-15T10:00:00.000Z';

describe('consent to cookies', () => {
  // SITE-26
  it('allows nothing optional before it is given, and asks', () => {
    const consent = createCookieConsent(aPage().read, ['audience']);
    expect(consent.allows('audience')).toBe(false);
    expect(consent.isAsked()).toBe(true);
    expect(consent.answer()).toBeNull();
  });

  it('has nothing to ask while there is nothing optional', () => {
    expect(createCookieConsent(aPage().read, []).isAsked()).toBe(false);
  });

  // SITE-26
  it('a choice is stored six months in a cookie', () => {
    const { read, written } = aPage();
    createCookieConsent(read, ['audience'], on(answered)).give(['audience']);
    expect(written).toEqual([
      expect.stringMatching(
        /^cookieConsent=[^;]+; path=\/; expires=Wed, 15 Jul 2026 10:00:00 GMT; samesite=lax$/,
      ),
    ]);
    const before = createCookieConsent(read, ['audience'], on('2026-07-15T09:59:59.999Z'));
    expect(before.allows('audience')).toBe(true);
    expect(before.isAsked()).toBe(false);
    const after = createCookieConsent(read, ['audience'], on('2026-07-15T10:00:00.000Z'));
    expect(after.allows('audience')).toBe(false);
    expect(after.isAsked()).toBe(true);
  });

  it('a refusal is a choice: nothing allowed, no new question', () => {
    const consent = createCookieConsent(aPage().read, ['audience'], on(answered));
    consent.give([]);
    expect(consent.allows('audience')).toBe(false);
    expect(consent.isAsked()).toBe(false);
  });

  // SITE-26
  it('covers only what was asked', () => {
    const { read } = aPage();
    createCookieConsent(read, ['audience'], on(answered)).give(['audience']);
    const later = createCookieConsent(read, ['audience', 'pictures'], on(answered));
    expect(later.allows('pictures')).toBe(false);
    expect(later.isAsked()).toBe(true);
    expect(createCookieConsent(read, ['pictures'], on(answered)).allows('audience')).toBe(false);
  });

  it.each(['', 'nonsense', '%7B%7D', '%E0%A4%A', 'null', '%7B%22allowed%22%3A%5B1%5D%7D'])(
    'cookie %j is no choice',
    (value) => {
      const consent = createCookieConsent(
        () => ({ cookie: `cookieConsent=${value}` }),
        ['audience'],
      );
      expect(consent.answer()).toBeNull();
      expect(consent.isAsked()).toBe(true);
    },
  );

  it('notifies subscribers and keeps the same object', () => {
    const consent = createCookieConsent(aPage().read, [], on(answered));
    const listener = vi.fn<() => void>();
    const stop = consent.subscribe(listener);
    consent.give([]);
    stop();
    consent.give([]);
    expect(listener).toHaveBeenCalledOnce();
    expect(consent.answer()).toBe(consent.answer());
  });
});
