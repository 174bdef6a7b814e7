import { expect, test } from 'vitest';
import { publishedToast } from './published-toast.ts';

// PAGE-79
test.each(['team', 'public'] as const)(
  'what is published for others, %s, leads to its page',
  (visibility) => {
    expect(publishedToast({ id: 's1', visibility })).toMatchObject({
      messageKey: 'writingSessions.published',
      link: { messageKey: 'writingSessions.viewPage', href: '/read/s1' },
    });
  },
);

// PAGE-79
test('a private publication has no link', () => {
  const toast = publishedToast({ id: 's1', visibility: 'private' });
  expect(toast.messageKey).toBe('writingSessions.publishedPrivately');
  expect(toast).not.toHaveProperty('link');
});
