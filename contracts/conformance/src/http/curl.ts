import { addressOf, headersOf, payloadOf, type Call } from './call.ts';

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const LONGEST = 2000;

/** One command line that repeats a call; the token stands in the environment as TOKEN. */
export function curlOf(call: Call, baseUrl: string): string {
  const payload = payloadOf(call);
  const headers = Object.entries(headersOf(call)).map(
    ([name, value]) => `-H ${quoted(`${name}: ${value}`)}`,
  );
  // A raw body without a content type: curl would add one of its own.
  if (payload && payload.contentType === undefined) headers.push("-H 'content-type;'");
  const tooLong = payload !== undefined && payload.text.length > LONGEST;
  const parts = [
    `curl -i -X ${call.operation.method.toUpperCase()} ${quoted(baseUrl + addressOf(call))}`,
    ...(call.caller.name === 'visitor' ? [] : ['-H "Authorization: $TOKEN"']),
    ...headers,
    ...(payload === undefined
      ? []
      : [
          tooLong
            ? `--data-binary ${quoted(`${payload.text.slice(0, 200)}…`)} # ${payload.text.length} characters, shortened`
            : `--data-binary ${quoted(payload.text)}`,
        ]),
  ];
  return parts.join(' ');
}
