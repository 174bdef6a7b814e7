import { setTimeout as pause } from 'node:timers/promises';
import { callOf } from '../suite.ts';
import type { Contract, Operation } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import type { Answer, Caller } from '../http/call.ts';
import { Unreachable, type Client } from '../http/client.ts';
import { printable } from '../report/printable.ts';
import { redactText } from '../report/redact.ts';
import { bearer, visitor, type SignedIn, type Users } from '../users.ts';
import { IssuerError, type Issuer, type Person } from './issuer.ts';

export type SigningIn = {
  issuer: Issuer;
  contract: Contract;
  client: Client;
  /** Seconds to wait for the server to come up and to take the issuer's tokens. */
  wait: number;
  /** Deactivates an account, where the kit has a command for it. */
  deactivate?: ((person: Person) => Promise<void>) | undefined;
  say: (sentence: string) => void;
};

/** Older than five minutes, a sign-in neither exports nor deletes an account: it is made again before. */
const FRESH_SECONDS = 240;
const LONGEST_WAIT_SECONDS = 120;

/** The operation that exchanges an id token for the server's own tokens. */
export const signInOperation = ({ operations }: Pick<Contract, 'operations'>) =>
  operations.find(({ operationId }) => operationId === 'signInWithGoogle');

function signInOf(contract: Contract): Operation {
  const operation = signInOperation(contract);
  if (!operation) throw new IssuerError('The contract has no signInWithGoogle to sign in with.');
  return operation;
}

function tokensIn({ body }: Answer): { accessToken: string; refreshToken: string } | undefined {
  if (!isObject(body)) return undefined;
  const { accessToken, refreshToken } = body;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return undefined;
  return { accessToken, refreshToken };
}

const shown = ({ status, text }: Answer) =>
  `${status}: ${printable(redactText(text).slice(0, 300))}`;

const send = async ({ issuer, contract, client }: SigningIn, person: Person) =>
  client.send({
    ...callOf(signInOf(contract), visitor),
    body: { idToken: await issuer.idToken(person) },
  });

/** @throws IssuerError when the server does not take the token. */
async function tokensOf(signingIn: SigningIn, person: Person) {
  let answer = await send(signingIn, person);
  // Signing in may be limited to so many a minute.
  const seconds = Number(answer.headers.get('retry-after'));
  if (answer.status === 429 && seconds <= LONGEST_WAIT_SECONDS) {
    signingIn.say(`Waiting ${seconds} s for the rate limit of signing in.`);
    await pause((seconds + 1) * 1000);
    answer = await send(signingIn, person);
  }
  const tokens = answer.status === 200 ? tokensIn(answer) : undefined;
  if (tokens) return tokens;
  throw new IssuerError(`Signing in as ${person.email} was answered ${shown(answer)}`);
}

/** Signs a person in, and again as long as the run goes on. */
async function signIn(signingIn: SigningIn, name: string, person: Person): Promise<SignedIn> {
  const first = await tokensOf(signingIn, person);
  let { accessToken } = first;
  let signedInAt = Date.now();
  const caller: Caller = {
    name,
    async authorization() {
      if (Date.now() > signedInAt + FRESH_SECONDS * 1000) {
        ({ accessToken } = await tokensOf(signingIn, person));
        signedInAt = Date.now();
      }
      return `Bearer ${accessToken}`;
    },
  };
  return { ...caller, person, email: person.email, refreshToken: first.refreshToken };
}

/** Why a server may not take a good token yet. */
function hintAt({ status }: Answer): string {
  if (status >= 500) return ' Is its issuer the one above, and can it reach the keys there?';
  if (status !== 401) return '';
  return ' The keys are new: a server that keeps those of an earlier run may ask for them only after half a minute.';
}

/** Waits until the server is there and takes a token of the issuer. */
async function untilAccepted(signingIn: SigningIn, person: Person): Promise<void> {
  const until = Date.now() + signingIn.wait * 1000;
  let isTold = false;
  for (;;) {
    let state: string;
    try {
      const answer = await send(signingIn, person);
      if (answer.status === 200) return;
      state = `It answers ${shown(answer)}${hintAt(answer)}`;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      state = error.message;
    }
    if (Date.now() > until) {
      throw new IssuerError(`The server does not take the issuer's id tokens. ${state}`);
    }
    if (!isTold) signingIn.say(`Waiting for the server to take an id token. ${state}`);
    isTold = true;
    await pause(2000);
  }
}

/**
 * Those in whose name the kit calls, signed in with the issuer's tokens; all of them new accounts.
 *
 * @throws IssuerError when the server does not take the tokens in time.
 */
export async function signInUsers(signingIn: SigningIn): Promise<Users> {
  const run = crypto.randomUUID().slice(0, 8);
  let people = 0;
  const personOf = (name: string): Person => ({
    subject: `${run}-${name}`,
    email: `${name}-${run}@conformance.example`,
    name: `${name[0]?.toUpperCase()}${name.slice(1)} of the kit`,
  });
  const writer = personOf('writer');
  await untilAccepted(signingIn, writer);
  const users: Users = {
    writer: await signIn(signingIn, 'writer', writer),
    other: await signIn(signingIn, 'other', personOf('other')),
    issuer: signingIn.issuer,
    newcomer() {
      people += 1;
      const name = `newcomer${people}`;
      return signIn(signingIn, name, personOf(name));
    },
  };
  if (signingIn.deactivate !== undefined) {
    const person = personOf('deactivated');
    const { accessToken, refreshToken } = await tokensOf(signingIn, person);
    await signingIn.deactivate(person);
    const { email } = person;
    users.deactivated = { ...bearer('deactivated', accessToken), person, email, refreshToken };
  }
  return users;
}
