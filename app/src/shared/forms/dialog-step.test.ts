import { escapeDialog } from '@ecritoire/ui';
import { beforeEach, expect, test, vi } from 'vitest';
import { followDialogSteps, leaveEvent, pushDialogStep } from './dialog-step.ts';

vi.mock('@ecritoire/ui', () => ({ escapeDialog: vi.fn<() => boolean>() }));

const key = 'k1';

/** The history of a tab whose first entry is the page: there is nothing before it. */
class TabHistory {
  entries: unknown[] = [{ __TSR_key: key }];
  index = 0;
  get state() {
    return this.entries[this.index];
  }
  pushState(state: unknown) {
    this.entries = [...this.entries.slice(0, this.index + 1), state];
    this.index += 1;
  }
  replaceState(state: unknown) {
    this.entries[this.index] = state;
  }
  go(by: number) {
    if (this.entries[this.index + by] === undefined) return;
    this.index += by;
    dispatchEvent(new Event('popstate'));
  }
  back() {
    this.go(-1);
  }
  forward() {
    this.go(1);
  }
}

let tab: TabHistory;
beforeEach(() => {
  const page = new EventTarget();
  tab = new TabHistory();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', tab);
  vi.stubGlobal('History', TabHistory);
  vi.mocked(escapeDialog).mockReset();
  followDialogSteps();
});

test('Back closes the dialog of a page loaded directly', () => {
  pushDialogStep(key);
  vi.mocked(escapeDialog).mockReturnValue(true);
  tab.back();
  expect([tab.index, tab.entries.length]).toEqual([1, 2]);
});

test('Back closes a dialog after a Back that left nothing', () => {
  pushDialogStep(key);
  vi.mocked(escapeDialog).mockReturnValue(false);
  tab.back();
  expect(tab.index).toBe(0);
  pushDialogStep(key);
  vi.mocked(escapeDialog).mockReturnValue(true);
  tab.back();
  expect(escapeDialog).toHaveBeenCalledTimes(2);
  expect(tab.index).toBe(1);
});

test('a question opened by Back pushes no second step', () => {
  vi.mocked(escapeDialog).mockReturnValue(false);
  addEventListener(leaveEvent, (event) => {
    event.preventDefault();
    pushDialogStep(key);
  });
  pushDialogStep(key);
  tab.back();
  expect([tab.index, tab.entries.length]).toEqual([1, 2]);
});
