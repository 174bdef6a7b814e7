import { authMachine } from '@ecritoire/machines/auth';
import { createActor } from 'xstate';

/** Someone whose profile says where they are. */
export function writerIn(timeZone: string) {
  const snapshot = authMachine.resolveState({
    value: { signedIn: { idle: 'resting' } },
    context: {
      user: {
        id: 'u1',
        version: 2,
        email: 'colette@example.com',
        name: 'Colette',
        givenName: null,
        pictureUrl: null,
        bio: null,
        language: 'fr',
        timeZone,
        weekStart: 'monday',
        createdAt: '2026-11-01T10:00:00Z',
      },
      messageKey: null,
      attempts: 0,
      isSupplanted: false,
    },
  });
  return createActor(authMachine, { snapshot, input: undefined });
}
