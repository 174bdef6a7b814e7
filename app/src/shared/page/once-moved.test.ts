import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { onceMoved } from './once-moved.ts';

test('whoever goes on is noticed once, and an address that is only put right is not', () => {
  const history = createMemoryHistory();
  const moved = vi.fn<() => void>();
  onceMoved(history, moved);
  history.replace('/fr');
  expect(moved).not.toHaveBeenCalled();
  history.push('/fr/cgu');
  history.push('/fr/rgpd');
  expect(moved).toHaveBeenCalledOnce();
});
