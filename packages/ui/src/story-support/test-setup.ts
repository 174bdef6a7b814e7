import { afterEach, beforeEach, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '../styles/global.css.ts';

// The Tab key of the driver goes to the outer page until this frame has the keyboard, and again
// once it led out of the last part of the test before.
beforeEach(() =>
  vi.waitUntil(() => {
    window.focus();
    return document.hasFocus();
  }),
);

// The pointer stays where the last test pressed, over the next test's elements.
beforeEach(() => commands.takePointerAway());

// All files share one page, and the library asks for this in the first file only.
afterEach(cleanup);
