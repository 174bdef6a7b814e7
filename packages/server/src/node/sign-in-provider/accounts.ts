export type Account = {
  sub: string;
  email: string;
  emailVerified: boolean;
  name: string;
  locale: 'fr' | 'en';
};

/** Invented writers, in both languages, one of whom never confirmed her e-mail. */
export const SAMPLE_ACCOUNTS: readonly Account[] = [
  sample('1001', 'Émilie Fauvel', 'emilie.fauvel@example.com', 'fr'),
  sample('1002', 'Théodore Lacombe', 'theodore.lacombe@example.com', 'fr'),
  sample('1003', 'Nora Whitfield', 'nora.whitfield@example.com', 'en'),
  sample('1004', 'Samuel Okafor', 'samuel.okafor@example.com', 'en'),
  { ...sample('1005', 'Inès Valmont', 'ines.valmont@example.com', 'fr'), emailVerified: false },
];

function sample(sub: string, name: string, email: string, locale: 'fr' | 'en'): Account {
  return { sub, email, emailVerified: true, name, locale };
}

const OTHER = 'other.';
/** An OpenID Connect subject is at most 255 characters, and the e-mail is stored inside it. */
const LONGEST_EMAIL = 120;

/**
 * The account of any e-mail, the same each time and in every language. Its e-mail is inside its
 * subject, so that the provider need not remember it.
 *
 * @param locale for the claims: the language in use at this sign-in.
 * @returns undefined when it is no e-mail address.
 */
export function accountOfEmail(given: string, locale: 'fr' | 'en'): Account | undefined {
  const email = given.trim().toLowerCase();
  if (email.length > LONGEST_EMAIL || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return undefined;
  const sample = SAMPLE_ACCOUNTS.find((account) => account.email === email);
  return sample ?? otherAccount(email, locale);
}

/** Finds again an account that was chosen before. */
export function accountOfSubject(sub: string, locale: 'fr' | 'en'): Account | undefined {
  const sample = SAMPLE_ACCOUNTS.find((account) => account.sub === sub);
  if (sample !== undefined) return sample;
  if (!sub.startsWith(OTHER)) return undefined;
  const email = Buffer.from(sub.slice(OTHER.length), 'base64url').toString();
  return accountOfEmail(email, locale);
}

function otherAccount(email: string, locale: 'fr' | 'en'): Account {
  const name = email.slice(0, email.indexOf('@'));
  const sub = `${OTHER}${Buffer.from(email).toString('base64url')}`;
  return { sub, email, emailVerified: true, name, locale };
}

/** The claims that Google puts into an id token for `openid email profile`. */
export function claimsOf(account: Account) {
  return {
    sub: account.sub,
    email: account.email,
    email_verified: account.emailVerified,
    name: account.name,
    given_name: account.name.split(' ')[0],
    picture: pictureOf(account),
    locale: account.locale,
  };
}

/** An image that needs no request: the first letter on a colour of its own. */
export function pictureOf({ name, email }: Account): string {
  const hue = Buffer.from(email).reduce((sum, byte) => sum + byte, 0) % 360;
  const letter = /\p{L}|\d/u.exec(name)?.[0].toUpperCase() ?? '?';
  const image =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">` +
    `<rect width="40" height="40" fill="hsl(${String(hue)} 40% 32%)"/>` +
    `<text x="20" y="27" font-family="serif" font-size="20" fill="#fff" text-anchor="middle">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(image)}`;
}
