import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { onceMoved } from './once-moved.ts';

test('a navigation is reported once, a redirect is not', () => {
  const history = createMemoryHistory();
  const moved = vi.fn<() => void>();
  onceMoved(history, moved);
  history.replace('/fr');
  expect(moved).not.toHaveBeenCalled();
  history.push('/fr/cgu');
  history.push('/fr/rgpd');
  expect(moved).toHaveBeenCalledOnce();
});
