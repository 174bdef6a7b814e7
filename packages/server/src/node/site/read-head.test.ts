import { expect, test } from 'vitest';
import { headOfText } from './read-head.ts';

// PAGE-136
test.each([
  ['words', 'un mot après l’autre, '.repeat(9), 'un mot après l’autre, '.repeat(7) + 'un…'],
  ['emoji', `a${'👍🏽'.repeat(100)}`, `a${'👍🏽'.repeat(39)}…`],
])('a public text’s description cuts no %s', (_, beginning, description) => {
  const head = headOfText({ title: null, comment: null, author: '', beginning }, 'Écritoire');
  expect(head).toContain(`content="${description}"`);
});

// PAGE-77
test('a public text’s title affects no later direction', () => {
  const text = { title: 'Zo\u202Eé', comment: null, author: '', beginning: '' };
  const head = headOfText(text, 'Écritoire');
  expect(head).toContain('<title>Zoé · Écritoire</title>');
  expect(head).toContain('property="og:title" content="Zoé"');
});
