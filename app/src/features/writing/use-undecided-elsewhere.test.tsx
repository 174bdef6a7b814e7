import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { useUndecidedElsewhere } from './use-undecided-elsewhere.ts';

function openTab(documentId: string) {
  let isElsewhere = false;
  function Tab({ isUndecided }: { isUndecided: boolean }) {
    isElsewhere = useUndecidedElsewhere({ userId: 'w', documentId }, isUndecided);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  const show = (isUndecided: boolean) =>
    flushSync(() => root.render(<Tab isUndecided={isUndecided} />));
  show(false);
  return { show, close: () => root.unmount(), isElsewhere: () => isElsewhere };
}

// SAVE-13
test('a tab knows of a decision that another waits for', async () => {
  const [one, two, other] = [openTab('d1'), openTab('d1'), openTab('d2')];
  one.show(true);
  await expect.poll(two.isElsewhere).toBe(true);
  const later = openTab('d1');
  await expect.poll(later.isElsewhere).toBe(true);
  expect([one.isElsewhere(), other.isElsewhere()]).toEqual([false, false]);
  one.show(false);
  await expect.poll(two.isElsewhere).toBe(false);
  one.show(true);
  await expect.poll(two.isElsewhere).toBe(true);
  one.close();
  await expect.poll(two.isElsewhere).toBe(false);
});
