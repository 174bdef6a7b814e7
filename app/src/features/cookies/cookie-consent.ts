import { createListeners } from '../../shared/runtime/store.ts';
import { cookiePath } from '../../site/base-path.ts';

/** What a visitor answered about what is optional. */
type ConsentAnswer = {
  /** The purposes that are allowed. */
  allowed: readonly string[];
  /** The purposes that were asked about. */
  known: readonly string[];
  /** Instant of the answer, RFC 3339. */
  on: string;
};

export type CookieConsent = {
  answer: () => ConsentAnswer | null;
  /** Whether there is something optional that was not asked about, or too long ago. */
  isAsked: () => boolean;
  allows: (purpose: string) => boolean;
  give: (allowed: readonly string[]) => void;
  subscribe: (listener: () => void) => () => void;
};

const cookieName = 'cookieConsent';

/** How long a choice is valid, after which it is requested again. */
const months = 6;

const endOf = (on: string) => {
  const end = new Date(on);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
};

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Anybody can write a cookie: what is no answer counts as none. */
function answerIn(text: string): ConsentAnswer | null {
  try {
    const { allowed, known, on } = Object(JSON.parse(decodeURIComponent(text)));
    const isAnswer = isListOfTexts(allowed) && isListOfTexts(known) && typeof on === 'string';
    return isAnswer && !Number.isNaN(Date.parse(on)) ? { allowed, known, on } : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the answer about cookies in a cookie for six months. Nothing is allowed before it is given,
 * and an answer holds only for what it was asked about.
 *
 * @param page read once it is asked about: there is none where pages are prerendered
 * @param purposes everything optional that there is
 */
export function createCookieConsent(
  page: () => Pick<Document, 'cookie'>,
  purposes: readonly string[],
  now: () => Date = () => new Date(),
): CookieConsent {
  const { notify, subscribe } = createListeners();
  let read: { text: string; answer: ConsentAnswer | null } = { text: '', answer: null };

  const answer = () => {
    const cookie =
      page()
        .cookie.split('; ')
        .find((each) => each.startsWith(`${cookieName}=`)) ?? '';
    const text = cookie.slice(cookieName.length + 1);
    // The same answer is the same object, as React asks of what it watches.
    if (text !== read.text) read = { text, answer: answerIn(text) };
    return read.answer !== null && now() < endOf(read.answer.on) ? read.answer : null;
  };
  return {
    answer,
    isAsked: () => purposes.some((purpose) => !(answer()?.known.includes(purpose) ?? false)),
    allows: (purpose) =>
      purposes.includes(purpose) && (answer()?.allowed.includes(purpose) ?? false),
    give(allowed) {
      const on = now().toISOString();
      const given: ConsentAnswer = { allowed, known: purposes, on };
      const value = encodeURIComponent(JSON.stringify(given));
      page().cookie = `${cookieName}=${value}; path=${cookiePath}; expires=${endOf(on).toUTCString()}; samesite=lax`;
      notify();
    },
    subscribe,
  };
}
