import type { Message } from './proxy.ts';
import {
  bodyOf,
  failure,
  invalid,
  isCall,
  jsonOf,
  problem,
  wired,
  type WireMutant,
} from './wire-mutant.ts';

const LARGEST = 1024 * 1024;
const isChunked = ({ headers }: Message) => headers['transfer-encoding'] !== undefined;
const isDeep = ({ body }: Message) => /\[{500}|(?:\{"a":){500}/u.test(body.toString());

/** The text of a body read in another way. */
const rewritten = (
  name: string,
  operation: string,
  parts: Pick<WireMutant, 'kinds' | 'suites'>,
  mend: (text: string) => string,
) =>
  wired(name, operation, {
    ...parts,
    change: () => (message, forward) =>
      forward({ ...message, body: Buffer.from(mend(message.body.toString())) }),
  });

const without = (headers: Message['headers'], name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name));

const valid = { kinds: ['valid-refused', 'broken-scenario'], suites: ['valid'] } as const;

/** Servers that go wrong at how a body is sent, or written. */
export const bodyMutants: WireMutant[] = [
  // KIT-54
  wired('a body in chunks that is too large is taken', 'createProject', {
    kinds: ['invalid-accepted'],
    suites: ['wire'],
    change: () => (message, forward) =>
      forward(
        isChunked(message) && message.body.byteLength > LARGEST
          ? { ...message, body: bodyOf(jsonOf(message)) }
          : message,
      ),
  }),
  // KIT-54
  wired('a body in chunks read as none', 'createProject', {
    kinds: ['valid-refused'],
    suites: ['wire'],
    change: () => (message, forward) =>
      forward(isChunked(message) ? { ...message, body: Buffer.alloc(0) } : message),
  }),
  wired('a length asked for', 'createProject', {
    kinds: ['undocumented-status'],
    suites: ['wire'],
    change: () => async (message, forward) =>
      isChunked(message) ? problem(411, 'request.tooLarge') : forward(message),
  }),
  wired('a body of exactly the largest size refused', 'createProject', {
    kinds: ['valid-refused'],
    suites: ['invalid'],
    change: () => async (message, forward) =>
      message.body.byteLength >= LARGEST ? problem(413, 'request.tooLarge') : forward(message),
  }),
  wired('another charset taken', 'createProject', {
    kinds: ['invalid-accepted'],
    suites: ['invalid'],
    change: () => (message, forward) => {
      const headers = { ...message.headers };
      if (headers['content-type']?.includes('utf-16') === true) {
        headers['content-type'] = 'application/json';
      }
      return forward({ ...message, headers });
    },
  }),
  wired('a coding that is none answered 500', 'createProject', {
    kinds: ['server-error'],
    suites: ['robustness'],
    change: () => async (message, forward) =>
      'content-encoding' in message.headers
        ? failure()
        : forward({ ...message, headers: without(message.headers, 'content-encoding') }),
  }),
  // KIT-55
  wired('a deep body answered 500', 'createProject', {
    kinds: ['server-error'],
    suites: ['robustness'],
    change: () => async (message, forward) => (isDeep(message) ? failure() : forward(message)),
  }),
  wired('a deep body that is not answered', 'createDocument', {
    kinds: ['no-answer'],
    suites: ['robustness'],
    change: () => async (message, forward) => {
      if (isDeep(message)) throw new Error('The stack overflows.');
      return forward(message);
    },
  }),
  // KIT-55
  wired('a number too large answered 500', 'setObjectives', {
    kinds: ['server-error'],
    suites: ['robustness'],
    change: () => async (message, forward) =>
      /[1-9]e400|\d{300}/u.test(message.body.toString()) ? failure() : forward(message),
  }),
  rewritten(
    'a number too large taken for the largest',
    'setObjectives',
    { kinds: ['invalid-accepted'], suites: ['robustness'] },
    (text) => text.replaceAll(/(?<![-\d])1e400|\d{300,}/gu, '1000'),
  ),
  // KIT-54
  wired('a whole number with a fraction of zeros refused', 'setObjectives', {
    ...valid,
    kinds: [...valid.kinds],
    suites: [...valid.suites],
    change: () => async (message, forward) =>
      /:\d+\.0/u.test(message.body.toString())
        ? invalid('words', 'validation.integer')
        : forward(message),
  }),
  wired('a whole number with an exponent refused', 'saveParagraphs', {
    ...valid,
    kinds: [...valid.kinds],
    suites: [...valid.suites],
    change: () => async (message, forward) =>
      /:\d+e\d/u.test(message.body.toString())
        ? problem(400, 'request.malformedJson')
        : forward(message),
  }),
  rewritten(
    // KIT-54
    'an exponent left out',
    'setObjectives',
    { kinds: [...valid.kinds], suites: [...valid.suites] },
    (text) => text.replaceAll(/(?<=:\d+)e-?\d+/gu, ''),
  ),
  ...['__proto__', 'constructor'].map((name) =>
    rewritten(
      `a property ${name} is taken`,
      'createProject',
      { kinds: ['invalid-accepted'], suites: ['invalid'] },
      (text) => text.replace(`,"${name}":true`, ''),
    ),
  ),
  wired('a key that is no ASCII answered 500', 'createProject', {
    kinds: ['server-error'],
    suites: ['robustness'],
    change: () => async (message, forward) =>
      isCall(message, 'POST /projects') && /[^ -~]/u.test(message.headers['idempotency-key'] ?? '')
        ? failure()
        : forward(message),
  }),
];
