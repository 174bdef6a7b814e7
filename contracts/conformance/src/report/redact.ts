import { isObject } from '../contract/places.ts';
import type { Finding } from '../finding.ts';

/** Members that hold a token → the variable that stands for it in a report. */
const VARIABLES: Record<string, string> = {
  idToken: 'ID_TOKEN',
  refreshToken: 'REFRESH_TOKEN',
  accessToken: 'ACCESS_TOKEN',
  token: 'INVITATION_TOKEN',
};
const NAMES = Object.keys(VARIABLES).join('|');

/** A member and its value in JSON, which may be inside a text of JSON, or cut off. */
const MEMBER = new RegExp(
  String.raw`(?<open>\\*")(?<name>${NAMES})\k<open>(?<colon>\s*:\s*)\k<open>(?<value>[^"\\]+)(?<end>\k<open>|$)`,
  'gu',
);
/** A signed token, wherever it stands. */
const SIGNED = /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/gu;

/** Shorter ones are made up by the kit, and as a part of other words would spoil them. */
const SHORTEST = 12;
/** So much of a token gives it away; the rest may have been cut off. */
const TELLING = 24;

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`);

/** Adds the tokens in the members of a body, whatever its depth → their variables. */
export function tokensIn(part: unknown, found: Map<string, string>): void {
  if (Array.isArray(part)) for (const item of part) tokensIn(item, found);
  if (!isObject(part)) return;
  for (const [name, value] of Object.entries(part)) {
    const variable = VARIABLES[name];
    if (variable === undefined || typeof value !== 'string') tokensIn(value, found);
    else if (value.length >= SHORTEST) found.set(value, variable);
  }
}

/** Whether the kit made this up in a token's place: too short, of one character, or not of a token's. */
const isMadeUp = (value: string) =>
  value.length < SHORTEST || /[^\x21-\x7E]|^(?<one>.)\k<one>*$/u.test(value);

/**
 * The text with variables in place of the tokens in it.
 *
 * @param options.isSent the text is a whole body of the kit's own, which shows what was made up.
 */
export function redactText(
  text: string,
  secrets: Map<string, string> = new Map(),
  { isSent = false } = {},
): string {
  let redacted = text.replaceAll(
    MEMBER,
    (whole, open: string, name: string, colon: string, value: string, end: string) =>
      isSent && isMadeUp(value)
        ? whole
        : `${open}${name}${open}${colon}${open}$${VARIABLES[name]}${end}`,
  );
  for (const [secret, variable] of secrets) {
    if (!redacted.includes(secret.slice(0, TELLING))) continue;
    const known = new RegExp(String.raw`${escaped(secret.slice(0, TELLING))}[\w.~+/=-]*`, 'gu');
    redacted = redacted.replaceAll(known, () => `$${variable}`);
  }
  return redacted.replaceAll(SIGNED, '$$SIGNED_TOKEN');
}

/** The same of anything that can be written as JSON. */
function redact(part: unknown, secrets?: Map<string, string>): unknown {
  if (typeof part === 'string') return redactText(part, secrets);
  if (Array.isArray(part)) return part.map((item) => redact(item, secrets));
  if (!isObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      const variable = VARIABLES[name];
      const isToken = variable !== undefined && typeof value === 'string' && value !== '';
      return [name, isToken ? `$${variable}` : redact(value, secrets)];
    }),
  );
}

/** Quoted for a shell, which fills the variables of members in. */
export const quotedWithVariables = (redacted: string) =>
  `'${redacted.replaceAll("'", String.raw`'\''`)}'`.replaceAll(
    new RegExp(String.raw`("(?:${NAMES})"\s*:\s*")(\$[A-Z0-9_]+)`, 'gu'),
    `$1'"$2"'`,
  );

/**
 * What findings say, without any token of any of their calls and answers. What was only sent as a
 * token is none: it may be a word that other findings need.
 *
 * @param issued tokens of the run that stand in no answer of a finding.
 */
export function withoutTokens<Told extends Finding>(
  findings: readonly Told[],
  issued: ReadonlyMap<string, string> = new Map(),
): Told[] {
  const secrets = new Map(issued);
  for (const { answer } of findings) {
    tokensIn(answer?.body, secrets);
    for (const credential of answer?.credentials ?? []) {
      if (!isMadeUp(credential)) secrets.set(credential, 'ACCESS_TOKEN');
    }
  }
  return findings.map((finding) => ({
    ...finding,
    message: redactText(finding.message, secrets),
    title: redactText(finding.title, secrets),
    expected: redact(finding.expected, secrets),
    received: redact(finding.received, secrets),
  }));
}
