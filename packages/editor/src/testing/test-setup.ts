import { afterEach, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { changes, words } from './test-page.tsx';

// All files share one page. The keys of the driver go to the outer page until this frame has them.
beforeEach(() =>
  vi.waitUntil(() => {
    window.focus();
    return document.hasFocus();
  }),
);

beforeEach(() => {
  changes.length = 0;
  words.length = 0;
});

// The library asks for this in the first file only.
afterEach(cleanup);
