import { ApiError } from '@ecritoire/api-client';
import { expect, it } from 'vitest';
import { inVisitorsWords } from './visitor-forms.ts';

const failed = (status: number | null, messageKey: string) => ({
  success: false as const,
  data: null,
  error: new ApiError('', { status, messageKey, data: null }),
});

it.each([
  [500, 'actions.endpoints.serverError', 'forms.serverError'],
  [null, 'actions.endpoints.serverError', 'forms.networkError'],
  [409, 'waitlist.email_already_on_waitlist', 'waitlist.email_already_on_waitlist'],
])('a form that fails with %s, %s, says %s', (status, messageKey, said) => {
  const { error } = inVisitorsWords(failed(status, messageKey));
  expect([error?.status, error?.messageKey]).toEqual([status, said]);
});
