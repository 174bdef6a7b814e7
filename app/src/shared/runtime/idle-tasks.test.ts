import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdleTasks } from './idle-tasks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const becomeIdle = () => vi.runAllTimers();

// PAGE-129
test('a task runs once the whole page has loaded', () => {
  const { run, hold } = createIdleTasks();
  const task = vi.fn<() => void>();
  run(task);
  const [releasePage, releasePart] = [hold(), hold()];
  becomeIdle();
  expect(task).not.toHaveBeenCalled();
  releasePage();
  becomeIdle();
  expect(task).not.toHaveBeenCalled();
  releasePart();
  becomeIdle();
  expect(task).toHaveBeenCalledOnce();
});

// PAGE-129
test('a cancelled task never runs', () => {
  const { run, hold } = createIdleTasks();
  const task = vi.fn<() => void>();
  run(task)();
  const release = hold();
  const cancel = run(task);
  becomeIdle();
  cancel();
  release();
  run(task)();
  becomeIdle();
  expect(task).not.toHaveBeenCalled();
});
