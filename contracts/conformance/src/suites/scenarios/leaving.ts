import { rowsOf } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { visitor } from '../../users.ts';
import { bodyOf, itemsOf, type Body, type Scenario, type Steps } from './steps.ts';
import { askWhole } from './listed.ts';
import { holdGone, names } from './nowhere.ts';
import { inviting, subscribe } from './readers.ts';
import { newProject, published, signInAgain } from './common-steps.ts';

export const refresh = (
  steps: Steps,
  as: { refreshToken: unknown },
  status: number,
  title: string,
): Promise<Body> =>
  steps.expect('refreshAccessToken', status, {
    as: visitor,
    title,
    body: { refreshToken: as.refreshToken },
    ...(status === 401 ? { messageKey: 'auth.refreshTokenInvalid' } : {}),
    ...(status === 401 ? { kind: 'unauthorized-accepted' as const } : {}),
  });

export const callerWith = (tokens: Body) => ({
  name: 'newcomer',
  authorization: async () => `Bearer ${String(tokens['accessToken'])}`,
});

/** Signing out ends what was signed in with that token; everywhere, all of it. */
export const signingOut: Scenario = {
  name: 'signing out',
  about: ['refreshAccessToken', 'signOut', 'signOutEverywhere', 'getCurrentUser'],
  needs: ['signInWithGoogle'],
  async run(steps) {
    const as = await steps.newcomer();
    const second = await signInAgain(steps, as);
    const third = await signInAgain(steps, as);
    const bystander = await steps.newcomer();
    const tokens = (body: Body) => ({ refreshToken: body['refreshToken'] });
    const renewed = await refresh(steps, as, 200, 'renew the access token');
    const fresh = callerWith(renewed);
    await steps.expect('getCurrentUser', 200, { as: fresh, title: 'call with the renewed token' });
    await refresh(steps, as, 200, 'renew with the same token again');
    await steps.expect('getCurrentUser', 401, {
      as: {
        name: 'newcomer',
        authorization: async () => `Bearer ${as.refreshToken}`,
        shown: 'Bearer $REFRESH_TOKEN',
      },
      title: 'call with the refresh token',
      messageKey: 'auth.required',
      kind: 'unauthorized-accepted',
    });
    const { accessToken } = renewed;
    // A long one is refused for its length.
    await steps.expect('refreshAccessToken', [401, 422], {
      as: visitor,
      title: 'renew with the access token',
      body: { refreshToken: accessToken },
      kind: 'unauthorized-accepted',
    });
    const signOut = { as: visitor, title: 'sign out', body: { refreshToken: as.refreshToken } };
    await steps.expect('signOut', 204, signOut);
    const isGone = { kind: 'unauthorized-accepted', messageKey: 'auth.required' } as const;
    await steps.expect('getCurrentUser', 401, {
      as: fresh,
      title: 'call after signing out',
      ...isGone,
    });
    await refresh(steps, as, 401, 'renew after signing out');
    await steps.expect('signOut', 204, { ...signOut, title: 'sign out a second time' });
    await refresh(steps, tokens(second), 200, 'renew what was signed in elsewhere');
    const elsewhere = callerWith(second);
    await steps.expect('signOutEverywhere', 204, { as: elsewhere, title: 'sign out everywhere' });
    await steps.expect('getCurrentUser', 401, {
      as: callerWith(third),
      title: 'call after signing out everywhere',
      ...isGone,
    });
    await refresh(steps, tokens(second), 401, 'renew after signing out everywhere');
    await refresh(steps, tokens(third), 401, 'renew the other after signing out everywhere');
    await refresh(steps, bystander, 200, 'renew what somebody else was signed in with');
    await refresh(
      steps,
      tokens(await signInAgain(steps, as)),
      200,
      'refresh after signing in again',
    );
  },
};

/** The part of an export that shows what was sent through a form → the form, and what to say in it. */
const FORMS: Record<string, [operationId: string, body: Body]> = {
  waitlistEntries: ['joinWaitlist', {}],
  questions: ['askQuestion', { text: 'Will it be gone?' }],
  suggestions: ['suggestFeature', { text: 'Let it be gone.' }],
};

/** Sends something through every public form there is. */
async function fillForms(steps: Steps, email: string, when: string): Promise<void> {
  for (const [operationId, body] of Object.values(FORMS)) {
    if (!steps.kit.operation(operationId)) continue;
    const title = `${operationId} ${when}`;
    await steps.expect(operationId, 201, { as: visitor, title, body: { ...body, email } });
  }
}

/** Nothing stands in an export that was sent before the account was deleted. */
async function holdForms(steps: Steps, as: Caller): Promise<void> {
  if (!steps.kit.operation('exportAccount')) return;
  const exchange = await steps.ask('exportAccount', {
    as,
    title: 'what was sent from its address',
  });
  for (const part of Object.keys(FORMS)) {
    const left = rowsOf(bodyOf(exchange)[part]);
    if (left.length === 0) continue;
    steps.blame(exchange, {
      message: `The deletion of an account leaves ${part} that were sent from its address.`,
      expected: [],
      received: left,
    });
  }
}

/** A deleted account has no way in, and nothing of it is left to see. */
export const deletion: Scenario = {
  name: 'the deletion of an account',
  about: ['deleteAccount', 'listPublishedSessions'],
  needs: [
    'signInWithGoogle',
    'refreshAccessToken',
    'getCurrentUser',
    'createProject',
    'listProjects',
  ],
  async run(steps) {
    const as = await steps.newcomer();
    const me = await steps.expect('getCurrentUser', 200, { as, title: 'who am I' });
    await newProject(steps, as);
    const shown = steps.kit.operation('getPublishedSession')
      ? (await published(steps, as, 'public')).session
      : undefined;
    await steps.expect('deleteAccount', 422, {
      as,
      title: "delete it under another's e-mail",
      body: { email: `not-${as.email}` },
    });
    await steps.expect('getCurrentUser', 200, { as, title: 'is it there still' });
    await fillForms(steps, as.email, 'before the deletion');
    const body = { email: as.email.toUpperCase() };
    await steps.expect('deleteAccount', 204, { as, title: 'delete it, in capitals', body });
    const isGone = { kind: 'unauthorized-accepted', messageKey: 'auth.required' } as const;
    for (const operationId of ['getCurrentUser', 'listProjects']) {
      await steps.expect(operationId, 401, { as, title: 'call after the deletion', ...isGone });
    }
    await refresh(steps, as, 401, 'renew after the deletion');
    if (shown) {
      await steps.expect('getPublishedSession', 404, {
        as: visitor,
        title: 'read what the account had published',
        params: { sessionId: shown['id'] },
        kind: 'foreign-row-visible',
      });
      const title = 'what is published by who left';
      const query = { authorId: me['id'] };
      const list = await askWhole(steps, 'listPublishedSessions', { as: visitor, title, query });
      if (list.answer?.status === 200 && names(bodyOf(list), shown['id'])) {
        steps.blame(list, {
          message: 'What a deleted account had published is listed still.',
          expected: 'nothing of it',
          received: shown['id'],
          kind: 'foreign-row-visible',
        });
      }
    }
    // Who comes back is somebody new.
    const tokens = await signInAgain(steps, as);
    const returned = callerWith(tokens);
    const next = await steps.ask('getCurrentUser', { as: returned, title: 'who comes back' });
    const list = await steps.ask('listProjects', {
      as: returned,
      title: 'what has who comes back',
    });
    if (bodyOf(next)['id'] === me['id'] || itemsOf(bodyOf(list)).length > 0) {
      steps.blame(list, {
        message: 'Who comes back after the deletion finds the old account.',
        expected: 'a new account with nothing in it',
        received: { id: bodyOf(next)['id'], projects: itemsOf(bodyOf(list)).length },
      });
    }
    await holdForms(steps, returned);
    await fillForms(steps, as.email, 'after the deletion, as if nothing had been sent');
  },
};

/** A deleted account is in no list of its readers and authors. */
export const deletedPeople: Scenario = {
  name: 'what a deleted account leaves with others',
  about: [
    'deleteAccount',
    'listSubscribers',
    'listSubscriptions',
    'acceptInvitation',
    'previewInvitation',
  ],
  needs: [...inviting, 'getCurrentUser'],
  async run(steps) {
    const as = await steps.newcomer();
    const other = await steps.newcomer();
    const { id } = await steps.expect('getCurrentUser', 200, { as, title: 'who am I' });
    await subscribe(steps, as, other);
    await subscribe(steps, other, as);
    for (const operationId of ['listSubscribers', 'listSubscriptions']) {
      const exchange = await steps.ask(operationId, { as: other, title: 'who is there' });
      if (exchange.answer?.status !== 200 || names(bodyOf(exchange), id)) continue;
      steps.blame(exchange, {
        message: `${operationId} does not name who subscribed.`,
        expected: id,
        received: bodyOf(exchange),
      });
    }
    const invite = { as, title: 'leave an invitation open' };
    const { token } = await steps.expect('createInvitation', 201, invite);
    await steps.expect('deleteAccount', 204, { as, title: 'leave', body: { email: as.email } });
    for (const operationId of ['previewInvitation', 'acceptInvitation']) {
      const step = { as: other, title: 'an invitation of who left', body: { token } };
      await steps.expect(operationId, 404, { ...step, messageKey: 'invitations.notFound' });
    }
    await holdGone(steps, other, { 'who left': id }, 'deleteAccount');
  },
};
