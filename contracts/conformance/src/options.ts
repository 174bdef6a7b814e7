import { parseArgs } from 'node:util';
import { chapters } from './chapters/chapters.ts';

/** The command line could not be understood; the message is for the person who wrote it. */
export class UsageError extends Error {}

export type Options = {
  baseUrl: string;
  only: string[];
  chapters: string[];
  seed: number;
  cases: number;
  junit: string | undefined;
  html: string | undefined;
  waive: string | undefined;
  contract: string | undefined;
  rateLimits: number | undefined;
  strictCoverage: boolean;
  /** The kit's own issuer, which signs the users in where no tokens are given. */
  issuer: {
    port: number;
    url: string | undefined;
    clientId: string | undefined;
    deactivate: string | undefined;
    wait: number;
  };
  tokens: {
    writer: string | undefined;
    other: string | undefined;
    deactivated: string | undefined;
    expired: string | undefined;
  };
};

export const help = () => `Holds a server to the contract, and says where it differs.

  pnpm conform --base-url URL

Server
  --base-url URL           the API's base address: http://localhost:3000/api

Who calls: accounts that the kit makes with its own issuer of id tokens
  --issuer-port PORT       where the issuer listens (default 4455)
  --issuer-url URL         how the server reaches it, where that is not http://localhost:PORT
  --client-id ID           the audience of its tokens (default ecritoire-conformance)
  --deactivate COMMAND     deactivates the account whose e-mail is in $ACCOUNT_EMAIL
  --wait SECONDS           for the server to come up and to take the tokens (default 120)

Or: ready accounts (access tokens, without "Bearer")
  --token-writer TOKEN     the account that most calls are made with; it is written to
  --token-other TOKEN      a second account, who must not see what the first one has
  --token-deactivated T    a deactivated account
  --token-expired TOKEN    a token of the writer that is expired

What to try
  --only OPERATION         only this operationId; may be given several times
  --chapter NAME           only this chapter; may be given several times
${chapters.map(({ name, summary }) => `      ${name.padEnd(16)}     ${summary}`).join('\n')}
  --seed NUMBER            the same seed makes the same cases
  --cases NUMBER           fuzzed cases of all operations together (default 1000)
  --rate-limits NUMBER     calls within which every documented rate limit has to be reached
  --contract FILE          another bundled contract than the one beside the kit

What comes out
  --junit FILE             the findings as JUnit XML
  --html FILE              the findings as one HTML page
  --waive FILE             YAML: what need not be reached, each with its reason
  --strict-coverage        what was neither reached nor waived fails the run

Leaves with 0 when nothing was found, 1 when something was, 2 when the run was not possible.
`;

function natural(name: string, text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new UsageError(`--${name} is a whole number, not “${text}”.`);
  return Number(text);
}

function addressOf(text: string | undefined): string {
  if (text === undefined) throw new UsageError('--base-url is missing: the address of the API.');
  if (!/^https?:\/\//u.test(text) || !URL.canParse(text)) {
    throw new UsageError(`--base-url is an http address, not “${text}”.`);
  }
  return text.replace(/\/+$/u, '');
}

/**
 * @returns undefined when help is asked for.
 * @throws UsageError when the arguments say nothing that can be run.
 */
export function readOptions(args: string[]): Options | undefined {
  let values;
  try {
    ({ values } = parseArgs({
      args: args.filter((arg) => arg !== '--'),
      options: {
        help: { type: 'boolean', short: 'h' },
        'base-url': { type: 'string' },
        only: { type: 'string', multiple: true },
        chapter: { type: 'string', multiple: true },
        seed: { type: 'string' },
        cases: { type: 'string', default: '1000' },
        'rate-limits': { type: 'string' },
        junit: { type: 'string' },
        html: { type: 'string' },
        waive: { type: 'string' },
        contract: { type: 'string' },
        'strict-coverage': { type: 'boolean', default: false },
        'issuer-port': { type: 'string', default: '4455' },
        'issuer-url': { type: 'string' },
        'client-id': { type: 'string' },
        deactivate: { type: 'string' },
        wait: { type: 'string', default: '120' },
        'token-writer': { type: 'string' },
        'token-other': { type: 'string' },
        'token-deactivated': { type: 'string' },
        'token-expired': { type: 'string' },
      },
    }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  if (values.help) return undefined;
  const names = chapters.map(({ name }) => name);
  const unknown = values.chapter?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`There is no chapter “${unknown}”; there are ${names.join(', ')}.`);
  }
  return {
    baseUrl: addressOf(values['base-url']),
    only: values.only ?? [],
    chapters: values.chapter ?? [],
    seed:
      values.seed === undefined
        ? Math.floor(Math.random() * 2 ** 30)
        : natural('seed', values.seed),
    cases: natural('cases', values.cases),
    rateLimits:
      values['rate-limits'] === undefined
        ? undefined
        : natural('rate-limits', values['rate-limits']),
    junit: values.junit,
    html: values.html,
    waive: values.waive,
    contract: values.contract,
    strictCoverage: values['strict-coverage'],
    issuer: {
      port: natural('issuer-port', values['issuer-port']),
      url: values['issuer-url'],
      clientId: values['client-id'],
      deactivate: values.deactivate,
      wait: natural('wait', values.wait),
    },
    tokens: {
      writer: values['token-writer'],
      other: values['token-other'],
      deactivated: values['token-deactivated'],
      expired: values['token-expired'],
    },
  };
}
