import { callOf, type Suite, type Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import type { Answer, Call } from '../http/call.ts';
import { isObject } from '../contract/places.ts';
import { forgedAs } from '../http/forged.ts';
import { forgeries, SPENT } from '../issuer/forgeries.ts';
import type { Issuer, Person } from '../issuer/issuer.ts';
import { signInOperation } from '../issuer/sign-in.ts';
import { visitor } from '../users.ts';

const stranger = (): Person => {
  const name = `stranger-${crypto.randomUUID().slice(0, 8)}`;
  return { subject: name, email: `${name}@conformance.example`, name: 'Nobody' };
};

/** Whether an answer lets anybody in, whatever its status says. */
const letsIn = ({ status, body }: Answer) =>
  status < 300 || (isObject(body) && ('accessToken' in body || 'refreshToken' in body));

const pointerOf = (operation: Operation, status: number | undefined) =>
  `${operation.pointer}/responses${status === undefined ? '' : `/${status}`}`;

/** A token that has signed somebody in is of no use any more. */
async function tryAgain(kit: Kit, call: Call): Promise<void> {
  const testCase = { title: 'an id token that was used before' };
  const answer = await kit.send(call, testCase);
  if (!answer || answer.status === 429) return;
  const said = isObject(answer.body) ? answer.body['messageKey'] : undefined;
  if (answer.status === 401 && said === SPENT) return;
  kit.report(call, answer, testCase, {
    kind: letsIn(answer) ? 'unauthorized-accepted' : 'wrong-refusal',
    message: 'An id token that was used before is not refused as spent.',
    expected: `401 ${SPENT}`,
    received: `${answer.status} ${String(said)}`,
    pointer: pointerOf(call.operation, 401),
  });
}

/** A token that is as it should be has to be let in, or every refusal would say nothing. */
async function tryGenuine(kit: Kit, operation: Operation, issuer: Issuer): Promise<boolean> {
  const person = stranger();
  const { clientId } = issuer;
  const genuine = {
    'a genuine token': {},
    'a genuine token with azp': { azp: clientId },
    'a genuine token with a list of one audience': { aud: [clientId] },
  };
  let isAccepted = true;
  for (const [title, claims] of Object.entries(genuine)) {
    const idToken = await issuer.idToken(person, claims);
    const call: Call = { ...callOf(operation, visitor), body: { idToken } };
    const answer = await kit.send(call, { title });
    if (answer?.status === 200) {
      await tryAgain(kit, { ...call, forged: forgedAs('used before', idToken) });
      continue;
    }
    isAccepted = false;
    kit.report(
      call,
      answer,
      { title },
      {
        kind: 'valid-refused',
        message: `${title} is refused with ${answer?.status ?? 'nothing'}.`,
        expected: 200,
        received: answer ? `${answer.status} ${answer.text.slice(0, 300)}` : undefined,
        pointer: pointerOf(operation, 200),
      },
    );
  }
  return isAccepted;
}

async function tryForgeries(kit: Kit, operation: Operation, issuer: Issuer): Promise<void> {
  for (const forgery of await forgeries(issuer, kit.users.writer)) {
    if (kit.isLimited(operation)) return;
    kit.progress(forgery.title);
    const person = stranger();
    const testCase = { title: forgery.title };
    const idToken = await forgery.forge(person);
    const call: Call = {
      ...callOf(operation, visitor),
      body: { idToken },
      forged: forgedAs(forgery.title, idToken),
    };
    const asked = issuer.attacker.asked();
    const answer = await kit.send(call, testCase);
    if (!answer || answer.status === 429) continue;
    const status = forgery.refusals[0];
    if (letsIn(answer)) {
      kit.report(call, answer, testCase, {
        kind: 'unauthorized-accepted',
        message: `Somebody is signed in by a forged id token: ${forgery.title}.`,
        expected: status,
        received: answer.status,
        pointer: pointerOf(operation, status),
      });
    } else if (!forgery.refusals.includes(answer.status)) {
      kit.report(call, answer, testCase, {
        kind: 'wrong-refusal',
        message: `A forged id token (${forgery.title}) is refused with ${answer.status}.`,
        expected: forgery.refusals,
        received: `${answer.status} ${answer.text.slice(0, 300)}`,
        pointer: pointerOf(operation, status),
      });
    }
    const said = isObject(answer.body) ? answer.body['messageKey'] : undefined;
    const { messageKey } = forgery;
    if (messageKey !== undefined && answer.status === status && said !== messageKey) {
      kit.report(call, answer, testCase, {
        kind: 'wrong-refusal',
        message: `An id token (${forgery.title}) is refused for another reason.`,
        expected: messageKey,
        received: said,
        pointer: pointerOf(operation, status),
      });
    }
    if (issuer.attacker.asked() > asked) {
      kit.report(call, answer, testCase, {
        kind: 'unauthorized-accepted',
        message: `The server fetches keys from where a token says: ${forgery.title}.`,
        expected: 'no call of the address in the token',
        received: 'a call',
        pointer: pointerOf(operation, status),
      });
    }
  }
}

/** A deactivated account is refused as such, whether it signs in or renews its token. */
async function tryDeactivated(kit: Kit, issuer: Issuer): Promise<void> {
  const { person, refreshToken } = kit.users.deactivated ?? {};
  if (!person) return;
  const tries = {
    signInWithGoogle: { idToken: await issuer.idToken(person) },
    refreshAccessToken: { refreshToken },
  };
  for (const [operationId, body] of Object.entries(tries)) {
    const operation = kit.operations.find((one) => one.operationId === operationId);
    if (!operation) continue;
    const call: Call = { ...callOf(operation, visitor), body };
    const testCase = { title: 'a deactivated account' };
    const answer = await kit.send(call, testCase);
    if (!answer || answer.status === 403 || answer.status === 429) continue;
    kit.report(call, answer, testCase, {
      kind: letsIn(answer) ? 'unauthorized-accepted' : 'wrong-refusal',
      message: `A deactivated account is answered ${answer.status}.`,
      expected: 403,
      received: `${answer.status} ${answer.text.slice(0, 300)}`,
      pointer: pointerOf(operation, 403),
    });
  }
}

/** Forged id tokens, each refused. */
export const idTokens: Suite = {
  name: 'id-tokens',
  summary: 'forged id tokens, each refused; with the kit’s own issuer only',
  async run(kit) {
    const operation = signInOperation({ operations: kit.operations });
    const { issuer } = kit.users;
    if (!issuer) {
      kit.note('Forged id tokens were not tried: the kit was given tokens of its users.');
      if (operation) kit.coverage.untried([operation.operationId], 'refuses forged id tokens');
      return;
    }
    await tryDeactivated(kit, issuer);
    if (!operation) return;
    if (await tryGenuine(kit, operation, issuer)) await tryForgeries(kit, operation, issuer);
  },
};
