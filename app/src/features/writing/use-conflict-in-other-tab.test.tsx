import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { useConflictInOtherTab } from './use-conflict-in-other-tab.ts';

function openTab(documentId: string) {
  let isInOtherTab = false;
  function Tab({ isUndecided }: { isUndecided: boolean }) {
    isInOtherTab = useConflictInOtherTab({ userId: 'w', documentId }, isUndecided);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  const show = (isUndecided: boolean) =>
    flushSync(() => root.render(<Tab isUndecided={isUndecided} />));
  show(false);
  return { show, close: () => root.unmount(), isInOtherTab: () => isInOtherTab };
}

// SAVE-13
test('a tab knows of a decision that another waits for', async () => {
  const [one, two, other] = [openTab('d1'), openTab('d1'), openTab('d2')];
  one.show(true);
  await expect.poll(two.isInOtherTab).toBe(true);
  const later = openTab('d1');
  await expect.poll(later.isInOtherTab).toBe(true);
  expect([one.isInOtherTab(), other.isInOtherTab()]).toEqual([false, false]);
  one.show(false);
  await expect.poll(two.isInOtherTab).toBe(false);
  one.show(true);
  await expect.poll(two.isInOtherTab).toBe(true);
  one.close();
  await expect.poll(two.isInOtherTab).toBe(false);
});
