import type { Suite, Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import type { Rule } from '../contract/rules.ts';
import { goodRequests, typicalRequest, type GoodRequest } from '../generate/requests.ts';
import type { Caller } from '../http/call.ts';
import { variableOf } from '../http/curl.ts';
import { usesUp } from '../resources/resources.ts';
import { prepare, tryGood, type Prepared } from './attempt.ts';
import { lookWhatIsGone } from './gone.ts';
import { lookWhatIsStored } from './read-back.ts';
import { eachOperation } from '../lanes.ts';
import { tryWholeNumbers } from './whole-numbers.ts';

type Ready = GoodRequest & { caller: Caller };

type Variant = {
  /** The rule of the contract that says so, where HTTP alone does not. */
  rule?: Rule;
  header: string;
  /** undefined sends the request without the header. */
  values: (string | undefined)[];
  applies: (operation: Operation) => boolean;
};

/** Headers that change nothing, where the contract has that rule. */
const variants: Variant[] = [
  {
    rule: 'typeParameters',
    header: 'content-type',
    values: [
      'Application/JSON; charset="utf-8"',
      'application/json;',
      'application/json; profile=x',
    ],
    applies: ({ body }) => body !== undefined,
  },
  // All other calls have one, as those of our own client do.
  {
    header: 'content-type',
    values: [undefined],
    applies: ({ body, isArchive }) => body === undefined && isArchive !== true,
  },
  {
    header: 'accept-encoding',
    values: ['identity', 'gzip;q=0, br;q=0'],
    applies: ({ method }) => method === 'get',
  },
  { rule: 'anyAccept', header: 'accept', values: ['text/html'], applies: () => true },
  {
    rule: 'readInFull',
    header: 'if-none-match',
    values: ['*', '"1"'],
    applies: ({ method }) => method === 'get',
  },
];

/** The same request with other headers. */
const withOtherHeaders = (kit: Kit, operation: Operation, making: Prepared): GoodRequest[] =>
  variants
    .filter(
      ({ rule, applies }) => (rule === undefined || kit.contract.has(rule)) && applies(operation),
    )
    .flatMap(({ header, values }) =>
      values.map((value) => {
        const request = typicalRequest(operation, making, kit.schemas);
        const headers = { ...request.headers, [header]: value };
        const title = value === undefined ? `without ${header}` : `with ${header}: ${value}`;
        return { request: { ...request, headers }, title };
      }),
    );

/** The same caller, whose scheme is written in small letters. */
const inSmallLetters = (caller: Caller): Caller => ({
  ...caller,
  authorization: async () => (await caller.authorization())?.replace(/^Bearer/u, 'bearer'),
  shown: `bearer $${variableOf(caller.name)}`,
});

/** A scheme may be written in any letter case, where the contract has that rule. */
function withOtherScheme(kit: Kit, operation: Operation, making: Prepared): Ready[] {
  const isSecured = operation.signIn === 'required';
  if (!isSecured || !kit.contract.has('schemeInAnyLetterCase')) return [];
  const request = typicalRequest(operation, making, kit.schemas);
  return [{ request, title: 'with the scheme bearer', caller: inSmallLetters(making.caller) }];
}

/** Requests of each operation in a quick run: most of them need new resources. */
const QUICK = 4;

async function requestsOf(kit: Kit, operation: Operation): Promise<Ready[]> {
  const making = await prepare(kit, operation);
  if (!making) return [];
  const { caller } = making;
  const good = goodRequests(operation, making, kit.schemas);
  const all = [...good, ...withOtherHeaders(kit, operation, making)];
  const own = all.map((one) => Object.assign({ caller }, one));
  return kit.sample([...own, ...withOtherScheme(kit, operation, making)], QUICK);
}

/** Requests that fit the contract, until everything it allows was sent once. */
export const valid: Suite = {
  name: 'valid',
  summary: 'requests that saturate the contract, each accepted',
  jobs: (kit) => eachOperation(kit, valid.run),
  async run(kit) {
    for (const operation of kit.operations) {
      let requests = await requestsOf(kit, operation);
      const total = requests.length;
      for (let index = 0; index < total && !kit.isLimited(operation); index += 1) {
        kit.progress(`${operation.operationId} ${index + 1}/${total}`);
        const good = requests[index];
        if (!good) break;
        const testCase = { title: good.title };
        const { request, caller } = good;
        const answer = await tryGood(kit, operation, request, testCase, caller);
        const call = { operation, caller, ...request };
        if (answer) await lookWhatIsStored(kit, call, answer, testCase);
        if (answer) await lookWhatIsGone(kit, call, answer, testCase);
        if (usesUp(operation)) requests = await requestsOf(kit, operation);
      }
      await tryWholeNumbers(kit, operation);
    }
  },
};
