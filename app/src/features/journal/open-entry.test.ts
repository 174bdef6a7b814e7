import { ApiError, type ApiClient } from '@ecritoire/api-client';
import { bodyOf } from '@ecritoire/api-mocks';
import { beforeEach, expect, test, vi } from 'vitest';
import { writerIn } from '../../shared/time/writer-time.test-support.ts';
import { openEntry } from './open-entry.ts';

const day = 86_400_000;
const serverNow = Date.parse('2026-11-26T12:00:00Z');
const openJournalEntry = vi.fn<ApiClient['openJournalEntry']>();
const rename = vi.fn<(next: string) => void>();

beforeEach(() => void vi.resetAllMocks());

/** The page's clock is ahead by so much until a response has sent the server's time. */
function open(localDate: string, lead: number, refusal = 422) {
  let now = serverNow + lead;
  openJournalEntry.mockImplementation(async (_, asked) => {
    now = serverNow;
    if (asked <= '2026-11-26' && refusal === 422) {
      return { success: true, data: bodyOf('openJournalEntry'), error: null };
    }
    const error = new ApiError<never>('', { status: refusal, messageKey: '', data: null });
    return { success: false, data: null, error };
  });
  const clock = { now: () => now, subscribe: () => () => {} };
  return openEntry(
    { api: { openJournalEntry }, auth: writerIn('Europe/Paris'), clock },
    { projectId: 'p1', day: localDate, language: 'fr' },
    rename,
  );
}

const asked = () => openJournalEntry.mock.calls.map(([, localDate]) => localDate);

// WEEK-16
test('an entry of tomorrow is made under the server’s today', async () => {
  const { success } = await open('2026-11-28', 2 * day);
  expect(success).toBe(true);
  expect(asked()).toEqual(['2026-11-28', '2026-11-26']);
  expect(rename.mock.calls).toEqual([['entry p1 2026-11-26']]);
});

test('an entry of a begun day is made once', async () => {
  expect((await open('2026-11-25', 0)).success).toBe(true);
  expect(asked()).toEqual(['2026-11-25']);
});

test('an entry refused for another reason is not retried', async () => {
  expect((await open('2026-11-28', 2 * day, 500)).error?.status).toBe(500);
  expect(asked()).toEqual(['2026-11-28']);
  expect(rename).not.toHaveBeenCalled();
});
