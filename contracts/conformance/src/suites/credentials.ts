import { callOf, type Suite, type Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { typicalRequest } from '../generate/requests.ts';
import type { Answer, Call, Caller, Forged } from '../http/call.ts';
import { variableOf } from '../http/curl.ts';
import { forgedAs } from '../http/forged.ts';
import { makingOf } from '../resources/resources.ts';
import { visitor } from '../users.ts';
import { forgedTokens } from './forged-tokens.ts';
import { prepare } from './attempt.ts';
import { inAddress, inCookies } from './misplaced.ts';
import { eachOperation } from '../lanes.ts';

type Credential = { title: string; caller: Caller; forged?: Forged; status: 401 | 403 };

/** Every credential that is none, with the status that has to say so. */
async function badCredentials({ users }: Kit): Promise<Credential[]> {
  const good = (await users.writer.authorization()) ?? '';
  const token = good.replace(/^Bearer +/iu, '');
  const variable = `$${variableOf(users.writer.name)}`;
  const refused = (title: string, authorization: string, shown = authorization): Credential => ({
    title,
    caller: { name: title, authorization: async () => authorization, shown },
    status: 401,
  });
  const forgery = (title: string, forged: string): Credential => ({
    title,
    caller: { name: title, authorization: async () => `Bearer ${forged}` },
    forged: forgedAs(title, forged),
    status: 401,
  });
  return [
    { title: 'without a token', caller: visitor, status: 401 },
    refused('with an empty token', 'Bearer '),
    refused('with a malformed token', 'Bearer not-a-token'),
    refused('with two tokens', `Bearer ${token} ${token}`, `Bearer ${variable} ${variable}`),
    refused('with the scheme Basic', `Basic ${token}`, `Basic ${variable}`),
    refused('without a scheme', token, variable),
    { title: 'with the token in a cookie alone', caller: inCookies(users.writer), status: 401 },
    { title: 'with the token in its address alone', caller: inAddress(users.writer), status: 401 },
    ...forgedTokens(token).map(({ title, token: forged }) => forgery(title, forged)),
    ...(users.expiredToken === undefined
      ? []
      : [
          refused(
            'with an expired token',
            `Bearer ${users.expiredToken}`,
            `Bearer $${variableOf('expired')}`,
          ),
        ]),
    ...(users.deactivated && users.deactivated.hasExpired?.() !== true
      ? [{ title: 'as a deactivated account', caller: users.deactivated, status: 403 as const }]
      : []),
  ];
}

/** A visitor, whatever the cookies and the address, is no failure where signing in is optional. */
const applies = (operation: Operation, { caller }: Credential) =>
  operation.signIn === 'required' ||
  (operation.signIn === 'optional' && caller !== visitor && caller.place === undefined);

function judge(kit: Kit, call: Call, { title, status }: Credential, answer: Answer) {
  if (answer.status === status || answer.status === 429 || answer.status >= 500) return;
  kit.report(
    call,
    answer,
    { title },
    {
      kind: answer.status < 300 ? 'unauthorized-accepted' : 'wrong-refusal',
      message: `The call ${title} is answered ${answer.status}.`,
      expected: status,
      received: `${answer.status} ${answer.text.slice(0, 300)}`,
      pointer: `${call.operation.pointer}/responses/${status}`,
    },
  );
}

/** Who may not call is refused, whatever is asked. */
export const credentials: Suite = {
  name: 'credentials',
  summary: 'no, malformed, forged, expired and deactivated tokens at every secured operation',
  jobs: (kit) => eachOperation(kit, credentials.run),
  async run(kit) {
    const secured = kit.operations.filter(({ signIn }) => signIn !== 'none');
    const { deactivated, expiredToken, issuer } = kit.users;
    if (secured.length === 0) return;
    if (expiredToken === undefined && !kit.hasDelays) {
      kit.note('No expired token was given (--token-expired or --delays).');
      kit.coverage.untried(
        secured.map(({ operationId }) => operationId),
        'refuses an expired token',
      );
    }
    if (!deactivated) {
      const option = issuer ? '--deactivate' : '--token-deactivated';
      kit.note(`No deactivated account was given (${option}).`);
    }
    for (const operation of secured) {
      kit.progress(operation.operationId);
      const making = (await prepare(kit, operation)) ?? makingOf(kit, {});
      const request = typicalRequest(operation, making, kit.schemas);
      // New for each: a forgery of a token that has expired meanwhile is refused for its age alone.
      const bad = await badCredentials(kit);
      if (deactivated?.hasExpired?.() === true) {
        kit.note(
          `${operation.operationId} was not tried as a deactivated account: its token has expired.`,
        );
      }
      for (const credential of bad.filter((one) => applies(operation, one))) {
        const { title, caller, forged } = credential;
        const call = { ...callOf(operation, caller), ...request, ...(forged ? { forged } : {}) };
        const answer = await kit.send(call, { title });
        if (answer) judge(kit, call, credential, answer);
      }
    }
  },
};
