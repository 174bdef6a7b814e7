import { callOf, type Chapter, type Kit } from '../chapter.ts';
import type { Operation } from '../contract/contract.ts';
import { typicalRequest, type Request } from '../generate/requests.ts';
import type { Answer, Caller } from '../http/call.ts';
import { makingOf } from '../resources/resources.ts';
import { visitor } from '../users.ts';
import { forgedTokens } from './forged-tokens.ts';
import { prepare } from './attempt.ts';

type Credential = { title: string; caller: Caller; status: 401 | 403 };

const said = (name: string, authorization: string): Caller => ({
  name,
  authorization: async () => authorization,
});

/** Every credential that is none, with the status that has to say so. */
async function badCredentials({ users }: Kit): Promise<Credential[]> {
  const good = (await users.writer.authorization()) ?? '';
  const token = good.replace(/^Bearer +/iu, '');
  const refused = (title: string, authorization: string): Credential => ({
    title,
    caller: said(title, authorization),
    status: 401,
  });
  return [
    { title: 'without a token', caller: visitor, status: 401 },
    refused('with an empty token', 'Bearer '),
    refused('with a malformed token', 'Bearer not-a-token'),
    refused('with two tokens', `Bearer ${token} ${token}`),
    refused('with the scheme Basic', `Basic ${token}`),
    refused('without a scheme', token),
    ...forgedTokens(token).map(({ title, token: forged }) => refused(title, `Bearer ${forged}`)),
    ...(users.expiredToken === undefined
      ? []
      : [refused('with an expired token', `Bearer ${users.expiredToken}`)]),
    ...(users.deactivated
      ? [{ title: 'as a deactivated account', caller: users.deactivated, status: 403 as const }]
      : []),
  ];
}

/** A visitor is no failure where signing in is optional. */
const applies = (operation: Operation, { caller }: Credential) =>
  operation.signIn === 'required' || (operation.signIn === 'optional' && caller !== visitor);

function judge(
  kit: Kit,
  operation: Operation,
  request: Request,
  credential: Credential,
  answer: Answer,
) {
  const { title, caller, status } = credential;
  if (answer.status === status || answer.status === 429 || answer.status >= 500) return;
  const call = { ...callOf(operation, caller), ...request };
  kit.report(
    call,
    answer,
    { title },
    {
      kind: answer.status < 300 ? 'unauthorized-accepted' : 'wrong-refusal',
      message: `The call ${title} is answered ${answer.status}.`,
      expected: status,
      received: `${answer.status} ${answer.text.slice(0, 300)}`,
      pointer: `${operation.pointer}/responses/${status}`,
    },
  );
}

/** Who may not call is refused, whatever is asked. */
export const credentials: Chapter = {
  name: 'credentials',
  summary: 'no, malformed, forged, expired and deactivated tokens at every secured operation',
  async run(kit) {
    const bad = await badCredentials(kit);
    if (kit.users.expiredToken === undefined)
      kit.note('No expired token was given (--token-expired).');
    if (!kit.users.deactivated) kit.note('No deactivated account was given (--token-deactivated).');
    for (const operation of kit.operations.filter(({ signIn }) => signIn !== 'none')) {
      kit.progress(operation.operationId);
      const making = (await prepare(kit, operation)) ?? makingOf(kit, {});
      const request = typicalRequest(operation, making, kit.schemas);
      for (const credential of bad.filter((one) => applies(operation, one))) {
        const call = { ...callOf(operation, credential.caller), ...request };
        const answer = await kit.send(call, { title: credential.title });
        if (answer) judge(kit, operation, request, credential, answer);
      }
    }
  },
};
