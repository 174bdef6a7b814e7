import { afterEach, beforeAll } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '../styles/global.css.ts';

// A page that was never pressed may not have the keyboard yet.
beforeAll(() => userEvent.click(document.body, { force: true, position: { x: 2, y: 2 } }));

// All files share one page, and the library asks for this in the first file only.
afterEach(cleanup);
