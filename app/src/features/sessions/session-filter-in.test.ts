import { expect, test } from 'vitest';
import { sessionFilterIn } from './session-filter-in.ts';
import { sessionSearchIn } from './session-search-in.ts';

const filterIn = (search: Record<string, unknown>) => sessionFilterIn(sessionSearchIn(search));

test('an address keeps the filter that the contract knows', () => {
  const filter = {
    status: 'draft',
    sentiment: 'positive',
    visibility: 'team',
    projectId: '0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01',
    from: '2026-01-01',
    to: '2026-12-31',
    search: 'été',
    sort: 'mostWords',
  };
  expect(filterIn({ ...filter, cursor: 'x', page: 2 })).toEqual(filter);
});

// SESSION-46
test('impossible filter values are dropped', () => {
  const search = {
    status: 'lost',
    projectId: 'mine',
    from: '2026-02-30',
    search: ' ',
    sort: ['x'],
  };
  expect(filterIn(search)).toEqual({});
});
