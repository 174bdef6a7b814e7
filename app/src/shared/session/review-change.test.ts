import { ApiError, type Result } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import { describe, expect, test } from 'vitest';
import { createReviewChange } from './review-change.ts';
import { draft } from './writing-session.test-support.ts';

type Answer = Result<WritingSession>;

const answered = (data: WritingSession): Answer => ({ success: true, data, error: null });

const failed = (status: number | null, messageKey = 'actions.endpoints.serverError'): Answer => ({
  success: false,
  data: null,
  error: new ApiError('Failed', { status, messageKey, data: null }),
});

const review = { title: 'La pluie', visibility: 'public' } as const;

/** A review that is published or left, its session being read as it is by now after each refusal. */
function open(now: Answer, ...answers: Answer[]) {
  const versions: number[] = [];
  const change = createReviewChange(async () => now);
  const send = (wanted: Parameters<typeof change>[0]['wanted']) =>
    change({ id: draft.id, version: draft.version, wanted }, async ({ version }) => {
      versions.push(version);
      return answers[versions.length - 1] ?? failed(412);
    });
  return {
    versions,
    publish: () => send({ ...review, status: 'published' }),
    leave: () => send(review),
  };
}

const published = { ...draft, ...review, status: 'published', version: 2 } as const;

describe('a review whose session has become another', () => {
  // SESSION-50
  test.each([
    ['published', 'writingSessions.publishedRemotely'],
    ['discarded', 'writingSessions.discardedRemotely'],
  ] as const)('remotely %s, it says so and changes nothing', async (status, key) => {
    const now = answered({ ...draft, status, version: 5 });
    const { publish, leave, versions } = open(now, failed(412), failed(409));
    await expect(publish()).rejects.toMatchObject({ messageKey: key });
    await expect(publish()).rejects.toMatchObject({ messageKey: key });
    await expect(leave()).rejects.toMatchObject({ messageKey: key });
    // From the version that was seen here: the server takes none of it.
    expect(versions).toEqual([draft.version, draft.version, draft.version]);
  });

  test('while reviewable, the retry uses the current version', async () => {
    const done = answered(published);
    const { publish, versions } = open(answered({ ...draft, version: 7 }), failed(412), done);
    await expect(publish()).rejects.toMatchObject({
      messageKey: 'writingSessions.changedRemotely',
    });
    await expect(publish()).resolves.toEqual(published);
    expect(versions).toEqual([1, 7]);
  });
});

describe('a review whose answer is lost', () => {
  // SESSION-51
  test.each([null, 502, 409, 412])(
    'succeeds where the session is as wanted (%s)',
    async (status) => {
      await expect(open(answered(published), failed(status)).publish()).resolves.toEqual(published);
    },
  );

  // SESSION-51
  test.each(['title', 'comment', 'sentiment', 'visibility'] as const)(
    'is not where its %s is another',
    async (field) => {
      const other = { title: 'Le vent', comment: 'Vu', sentiment: 'positive', visibility: 'team' };
      const now = answered({ ...published, [field]: other[field] });
      const { title, comment, sentiment, visibility } = published;
      const wanted = { title, comment, sentiment, visibility, status: 'published' } as const;
      const changeReview = createReviewChange(async () => now);
      const change = changeReview({ id: 's1', version: 1, wanted }, async () => failed(null));
      await expect(change).rejects.toMatchObject({
        messageKey: 'writingSessions.publishedRemotely',
      });
    },
  );

  test('fails unchanged where the session is unchanged or unreadable', async () => {
    const key = 'actions.endpoints.serverError';
    await expect(open(answered(draft), failed(null)).publish()).rejects.toMatchObject({
      messageKey: key,
    });
    await expect(open(failed(null), failed(500)).publish()).rejects.toMatchObject({
      messageKey: key,
    });
  });
});
