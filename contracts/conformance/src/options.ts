import {
  address,
  natural,
  originOf,
  parseArguments,
  presentNames,
  token,
  UsageError,
  writable,
} from './arguments.ts';
import { suites } from './suites/suites.ts';

export { UsageError } from './arguments.ts';

export type Options = {
  baseUrl: string;
  only: string[];
  tags: string[];
  except: string[];
  suites: string[];
  /** A sample of each suite is enough. */
  isQuick: boolean;
  seed: number;
  cases: number;
  /** How many jobs run side by side. */
  parallel: number;
  junit: string | undefined;
  html: string | undefined;
  /** Where to write the tokens that the command lines of the findings name. */
  tokensFile: string | undefined;
  /** The findings that are known, and where to write those of this run as such. */
  baseline: string | undefined;
  writeBaseline: string | undefined;
  waive: string | undefined;
  contract: string | undefined;
  rateLimits: number | undefined;
  /** Try what takes a quarter of an hour. */
  hasDelays: boolean;
  origin: string | undefined;
  strictCoverage: boolean;
  /** Sign two accounts in, print their tokens, and try nothing. */
  signIn: boolean;
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
  --sign-in                sign two accounts in, print their tokens, and try nothing

Or: ready accounts (access tokens, without "Bearer")
  --token-writer TOKEN     the account that most calls are made with; it is written to
  --token-other TOKEN      a second account, who must not see what the first one has
  --token-deactivated T    a deactivated account
  --token-expired TOKEN    a token of the writer that is expired

What to try
  --only OPERATION         only this operationId; may be given several times
  --tag TAG                only the operations with this tag; may be given several times
  --except OPERATION       all but this operationId; may be given several times
  --quick                  a sample of each suite, without fuzzing: less than a minute
  --suite NAME             only this suite; may be given several times
${suites.map(({ name, summary }) => `      ${name.padEnd(16)}     ${summary}`).join('\n')}
  --seed NUMBER            the same seed makes the same cases
  --cases NUMBER           fuzzed cases of all operations together (default 1000)
  --parallel NUMBER        calls made at once, each in accounts of its own (default 4)
  --rate-limits NUMBER     reach every rate limit: by its x-rate-limit, or else within NUMBER calls
  --origin ORIGIN          an origin that the server lets call it (CORS), such as https://app.example
  --delays                 wait for a sign-in to be old and for a token to expire: 16 minutes
  --contract FILE          another bundled contract than the one beside the kit

What comes out
  --junit FILE             the findings as JUnit XML
  --html FILE              the findings as one HTML page
  --tokens FILE            the tokens that the curl lines name, to be read by a shell
  --baseline FILE          findings that are known: they are told, and fail no run
  --write-baseline FILE    the findings of this run, as such a file
  --waive FILE             YAML: what need not be reached, each with its reason
  --strict-coverage        what was neither reached nor waived fails the run

Leaves with 0 when nothing new was found, 1 when something was, 2 when nothing was tried, or the run
was not possible, ended early or was interrupted.
`;

/** @throws UsageError for what was asked for by name, and could not be tried. */
function requirePossible(values: ReturnType<typeof parseArguments>): void {
  const { suite = [], deactivate, 'rate-limits': rateLimits, 'token-writer': writer } = values;
  if (suite.includes('limits') && rateLimits === undefined) {
    throw new UsageError('--suite limits can try nothing without --rate-limits.');
  }
  if (suite.includes('origins') && values.origin === undefined) {
    throw new UsageError('--suite origins can try nothing without --origin.');
  }
  if (suite.includes('delays') && !values.delays) {
    throw new UsageError('--suite delays can try nothing without --delays.');
  }
  const needsIssuer = suite.find((name) => ['id-tokens', 'delays'].includes(name));
  if (needsIssuer !== undefined && writer !== undefined) {
    throw new UsageError(
      `--suite ${needsIssuer} can try nothing with ready tokens: it needs the kit's own issuer.`,
    );
  }
  if (values.quick && values['strict-coverage']) {
    throw new UsageError('--strict-coverage needs a whole run: leave --quick out.');
  }
  if (deactivate !== undefined && writer !== undefined) {
    throw new UsageError(
      '--deactivate is for an account that the kit makes: with ready tokens, give --token-deactivated.',
    );
  }
}

/**
 * @returns undefined when help is asked for.
 * @throws UsageError when the arguments say nothing that can be run.
 */
export function readOptions(args: string[]): Options | undefined {
  const values = parseArguments(presentNames(args).args);
  if (values.help) return undefined;
  const names = suites.map(({ name }) => name);
  const unknown = values.suite?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`There is no suite “${unknown}”; there are ${names.join(', ')}.`);
  }
  const { 'base-url': baseUrl, 'issuer-url': issuerUrl, 'rate-limits': rateLimits } = values;
  if (baseUrl === undefined) {
    throw new UsageError(
      '--base-url is missing: the address of the API. --help lists all options.',
    );
  }
  requirePossible(values);
  return {
    baseUrl: address('base-url', baseUrl),
    only: values.only ?? [],
    tags: values.tag ?? [],
    except: values.except ?? [],
    isQuick: values.quick,
    suites: values.suite ?? [],
    seed:
      values.seed === undefined
        ? Math.floor(Math.random() * 2 ** 29)
        : natural('seed', values.seed),
    cases: natural('cases', values.cases ?? (values.quick ? '0' : '1000')),
    parallel: natural('parallel', values.parallel ?? '4', [1, 32]),
    rateLimits:
      rateLimits === undefined ? undefined : natural('rate-limits', rateLimits, [1, 100_000]),
    origin: values.origin === undefined ? undefined : originOf('origin', values.origin),
    hasDelays: values.delays,
    junit: writable('junit', values.junit),
    html: writable('html', values.html),
    tokensFile: writable('tokens', values.tokens),
    baseline: values.baseline,
    writeBaseline: writable('write-baseline', values['write-baseline']),
    waive: values.waive,
    contract: values.contract,
    strictCoverage: values['strict-coverage'],
    signIn: values['sign-in'],
    issuer: {
      port: natural('issuer-port', values['issuer-port'] ?? '4455', [0, 65_535]),
      url: issuerUrl === undefined ? undefined : address('issuer-url', issuerUrl),
      clientId: values['client-id'],
      deactivate: values.deactivate,
      wait: natural('wait', values.wait ?? '120', [0, 86_400]),
    },
    tokens: {
      writer: token('token-writer', values['token-writer']),
      other: token('token-other', values['token-other']),
      deactivated: token('token-deactivated', values['token-deactivated']),
      expired: token('token-expired', values['token-expired']),
    },
  };
}
