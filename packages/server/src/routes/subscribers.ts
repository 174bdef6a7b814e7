import { asWriter } from '../database/as-writer.ts';
import { pageRequest } from '../database/pages.ts';
import * as invitations from '../domain/invitations.ts';
import * as subscriptions from '../domain/subscriptions.ts';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';

export const subscriberHandlers: Pick<
  Handlers,
  | 'createInvitation'
  | 'listInvitations'
  | 'revokeInvitation'
  | 'previewInvitation'
  | 'acceptInvitation'
  | 'listSubscribers'
  | 'removeSubscriber'
  | 'listSubscriptions'
  | 'endSubscription'
> = {
  async createInvitation(_, { database, clock, userId }) {
    const invitation = await asWriter(database, userId, (transaction) =>
      invitations.createInvitation(transaction, userId, clock.now()),
    );
    return invitation === 'tooMany'
      ? problem('invitations.tooMany')
      : { status: 201, body: invitation };
  },

  async listInvitations({ query }, { database, clock, userId }) {
    const page = pageRequest(query);
    const open = await invitations.listInvitations(database, userId, page, clock.now());
    return { status: 200, body: open };
  },

  async revokeInvitation({ params }, { database, clock, userId }) {
    const isRevoked = await asWriter(database, userId, (transaction) =>
      invitations.revokeInvitation(transaction, userId, params.invitationId, clock.now()),
    );
    return isRevoked ? { status: 204 } : problem('invitations.notFound');
  },

  async previewInvitation({ body }, { database, clock }) {
    const invitation = await invitations.findInvitation(database, body.token, clock.now());
    return invitation
      ? { status: 200, body: { author: invitation.author } }
      : problem('invitations.notFound');
  },

  async acceptInvitation({ body }, { database, clock, userId }) {
    const outcome = await asWriter(database, userId, (transaction) =>
      subscriptions.acceptInvitation(transaction, userId, body.token, clock.now()),
    );
    switch (outcome.kind) {
      case 'accepted':
        return { status: 201, body: outcome.subscription };
      case 'subscribedBefore':
        return { status: 200, body: outcome.subscription };
      case 'notFound':
        return problem('invitations.notFound');
      case 'own':
        return problem('subscriptions.ownInvitation');
      default:
        return outcome satisfies never;
    }
  },

  async listSubscribers({ query }, { database, userId }) {
    const page = pageRequest(query);
    return { status: 200, body: await subscriptions.listSubscribers(database, userId, page) };
  },

  async removeSubscriber({ params }, { database, userId }) {
    const isRemoved = await asWriter(database, userId, (transaction) =>
      subscriptions.endSubscription(transaction, 'authorId', userId, params.subscriptionId),
    );
    return isRemoved ? { status: 204 } : problem('subscriptions.notFound');
  },

  async listSubscriptions({ query }, { database, userId }) {
    const page = pageRequest(query);
    return { status: 200, body: await subscriptions.listSubscriptions(database, userId, page) };
  },

  async endSubscription({ params }, { database, userId }) {
    const isEnded = await asWriter(database, userId, (transaction) =>
      subscriptions.endSubscription(transaction, 'readerId', userId, params.subscriptionId),
    );
    return isEnded ? { status: 204 } : problem('subscriptions.notFound');
  },
};
