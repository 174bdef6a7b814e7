import { ApiError } from '@ecritoire/api-client';
import { expect, it } from 'vitest';
import { inVisitorsWords } from './visitor-forms.ts';

const failed = (status: number | null, messageKey: string) => ({
  success: false as const,
  data: null,
  error: new ApiError('', { status, messageKey, data: null }),
});

// SITE-20
it.each<[status: number | null, key: string, said: string, hasServer?: boolean]>([
  [500, 'actions.endpoints.serverError', 'forms.serverError'],
  [404, 'actions.endpoints.serverError', 'forms.noServer', false],
  [null, 'actions.endpoints.serverError', 'forms.networkError'],
  [409, 'waitlist.email_already_on_waitlist', 'waitlist.email_already_on_waitlist'],
])('a form that fails with %s, %s, says %s', (status, messageKey, said, hasServer = true) => {
  const { error } = inVisitorsWords(failed(status, messageKey), hasServer);
  expect([error?.status, error?.messageKey]).toEqual([status, said]);
});
