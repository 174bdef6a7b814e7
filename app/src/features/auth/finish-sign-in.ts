import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { readNote, safeSession } from '../../boot/safe-session.ts';
import type { CallbackProblem } from './CallbackScreen.tsx';
import { readCallback, sameOriginPath } from '../../shared/sign-in/sign-in.ts';
import { whoIsThere, type Services } from '../../shared/services/services.ts';

const problemOf: Record<string, CallbackProblem> = {
  'auth.authentication_failed': 'authentication_failed',
  'auth.email_not_verified': 'email_not_verified',
  'auth.accountDeactivated': 'accountDeactivated',
  'auth.idTokenSpent': 'idTokenSpent',
};

export type FailedSignIn = {
  problem: CallbackProblem;
  /** Where the writer was going; null for the dashboard. */
  returnTo: string | null;
};

/** The session storage's key of the last failure, for a page that is reloaded. */
const failedKey = 'ecritoire:sign-in-failed';

/**
 * Reads the provider's answer, takes it out of the address and the history, and signs in with it.
 * @returns what went wrong
 * @throws a redirect to where the writer wanted to go, once signed in
 */
export async function finishSignIn(services: Services): Promise<FailedSignIn> {
  const { hash, search, pathname } = location;
  if (hash === '' && search === '') {
    // A signed-in user has only lost their way.
    const who = await whoIsThere(services).catch(() => 'guest');
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
    if (who === 'writer') throw redirect({ to: '/app/home', replace: true });
    const before = readNote<FailedSignIn>(safeSession, failedKey);
    if (before?.problem) return { problem: before.problem, returnTo: before.returnTo ?? null };
  }
  safeSession.removeItem(failedKey);
  history.replaceState(history.state, '', pathname);
  const answer = readCallback(hash, search, safeSession);
  const path = sameOriginPath(answer.returnTo, location.origin, '/app/home');
  const fail = (problem: CallbackProblem): FailedSignIn => {
    const failed = { problem, returnTo: path === '/app/home' ? null : path };
    safeSession.setItem(failedKey, JSON.stringify(failed));
    return failed;
  };
  if ('error' in answer) return fail(answer.error);

  const { auth } = services;
  // Without an answer from the server this waits in vain; signing in will say so itself.
  await whoIsThere(services).catch(() => undefined);
  auth.send({ type: 'signIn', idToken: answer.idToken });
  const settled = await waitFor(auth, (snapshot) => !snapshot.hasTag('signingIn'), {
    timeout: Infinity,
  });
  // Another was signed in until now: the page is being left.
  if (settled.matches({ signedIn: 'replaced' })) return new Promise<never>(() => {});
  if (!settled.hasTag('signedIn')) {
    return fail(problemOf[settled.context.messageKey ?? ''] ?? 'default');
  }
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
  throw redirect({ to: path, replace: true });
}
