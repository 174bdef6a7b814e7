import { afterEach, beforeAll, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import '../styles/global.css.ts';

// The Tab key of the driver goes to the outer page until this frame has the keyboard.
beforeAll(() =>
  vi.waitUntil(() => {
    window.focus();
    return document.hasFocus();
  }),
);

// All files share one page, and the library asks for this in the first file only.
afterEach(cleanup);
