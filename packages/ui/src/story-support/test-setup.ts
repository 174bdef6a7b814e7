import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import '../styles/global.css.ts';

// All files share one page, and the library asks for this in the first file only.
afterEach(cleanup);
