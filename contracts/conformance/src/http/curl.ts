import { quotedWithVariables, redactText } from '../report/redact.ts';
import { addressOf, headersOf, payloadOf, withQuery, type Call, type RawBody } from './call.ts';

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const LONGEST = 2000;

/** `newcomer 3` → `NEWCOMER_3_TOKEN`: what stands for the access token of a caller. */
export const variableOf = (name: string) =>
  `${name.toUpperCase().replaceAll(/[^A-Z0-9]+/gu, '_')}_TOKEN`;

/** The body without the tokens that somebody gave out; the one that was forged goes by its own name. */
function bodyOf({ forged }: Call, text: string): string {
  const redacted = redactText(text, undefined, { isSent: true });
  return forged ? redacted.replaceAll('$ID_TOKEN', () => `$${forged.variable}`) : redacted;
}

/** The byte that is no UTF-8, for which a character stands in the text. */
const withBytes = (command: string, { bytes }: RawBody) =>
  bytes ? command.replaceAll('\uFFFD', () => String.raw`'$'\xff''`) : command;

/** How the caller authenticates, the token left to a variable. */
function authorizationOf({ caller, forged }: Call): string[] {
  if (caller.name === 'visitor') return [];
  const header = caller.shown ?? `Bearer $${forged?.variable ?? variableOf(caller.name)}`;
  const name = caller.place ?? 'Authorization';
  if (name === 'address') return [];
  // Curl leaves a header out that has nothing after its colon.
  return [header === '' ? `-H "${name};"` : `-H "${name}: ${header}"`];
}

/** `-X HEAD` would wait for a body that does not come. */
const commandOf = ({ operation: { method } }: Call) =>
  method === 'head'
    ? 'curl --head --compressed'
    : `curl -i --compressed -X ${method.toUpperCase()}`;

/** The address for a shell, which fills in a token that stands in it. */
function quotedAddress(call: Call, baseUrl: string): string {
  const address = baseUrl + addressOf(call);
  const { place, shown = '' } = call.caller;
  return place === 'address' ? `${quoted(withQuery(address, ''))}"${shown}"` : quoted(address);
}

/**
 * One command line that repeats a call. No token stands in it: `$WRITER_TOKEN` is the writer's,
 * `$ID_TOKEN`, `$REFRESH_TOKEN` and so on those in the body.
 */
export function curlOf(call: Call, baseUrl: string): string {
  const payload = payloadOf(call);
  const text = payload === undefined ? '' : bodyOf(call, payload.text);
  const headers = Object.entries(headersOf(call)).map(
    ([name, value]) => `-H ${quoted(`${name}: ${value}`)}`,
  );
  // A raw body without a content type: curl would add one of its own.
  if (payload && payload.contentType === undefined) headers.push("-H 'content-type;'");
  const tooLong = text.length > LONGEST;
  const parts = [
    `${commandOf(call)} ${quotedAddress(call, baseUrl)}`,
    ...authorizationOf(call),
    ...headers,
    ...(payload === undefined
      ? []
      : [
          tooLong
            ? `--data-binary ${quotedWithVariables(`${text.slice(0, 200)}…`)} # ${payload.text.length} characters, shortened`
            : `--data-binary ${withBytes(quotedWithVariables(text), payload)}`,
        ]),
  ];
  return parts.join(' ');
}
