import { joinWaitlist, keepMessage } from '../domain/forms.ts';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';

export const formHandlers: Pick<Handlers, 'joinWaitlist' | 'askQuestion' | 'suggestFeature'> = {
  async joinWaitlist({ body }, { database, clock }) {
    const receipt = await joinWaitlist(database, body, clock.now());
    return receipt ? { status: 201, body: receipt } : problem('waitlist.email_already_on_waitlist');
  },

  async askQuestion({ body }, { database, clock }) {
    return { status: 201, body: await keepMessage(database, 'question', body, clock.now()) };
  },

  async suggestFeature({ body }, { database, clock }) {
    return { status: 201, body: await keepMessage(database, 'suggestion', body, clock.now()) };
  },
};
