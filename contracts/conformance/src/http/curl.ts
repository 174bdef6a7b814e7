import { quotedWithVariables, redactText } from '../report/redact.ts';
import { addressOf, headersOf, payloadOf, type Call } from './call.ts';

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const LONGEST = 2000;

/**
 * One command line that repeats a call. No token stands in it: `$TOKEN` is the caller's,
 * `$ID_TOKEN`, `$REFRESH_TOKEN` and so on those in the body.
 */
export function curlOf(call: Call, baseUrl: string): string {
  const payload = payloadOf(call);
  const text = payload === undefined ? '' : redactText(payload.text);
  const headers = Object.entries(headersOf(call)).map(
    ([name, value]) => `-H ${quoted(`${name}: ${value}`)}`,
  );
  // A raw body without a content type: curl would add one of its own.
  if (payload && payload.contentType === undefined) headers.push("-H 'content-type;'");
  const tooLong = text.length > LONGEST;
  const parts = [
    `curl -i -X ${call.operation.method.toUpperCase()} ${quoted(baseUrl + addressOf(call))}`,
    ...(call.caller.name === 'visitor' ? [] : ['-H "Authorization: $TOKEN"']),
    ...headers,
    ...(payload === undefined
      ? []
      : [
          tooLong
            ? `--data-binary ${quotedWithVariables(`${text.slice(0, 200)}…`)} # ${payload.text.length} characters, shortened`
            : `--data-binary ${quotedWithVariables(text)}`,
        ]),
  ];
  return parts.join(' ');
}
