/// <reference types="vite/client" />
import { afterEach } from 'vitest';

// Whoever reads on a phone, with letters of twice the size, reads down the page and never sideways.
afterEach(({ task }) => {
  if (import.meta.env['STORY_SCREEN'] !== 'xs' || task.result?.state === 'fail') return;
  const page = document.documentElement;
  for (const size of ['100%', '200%', '']) {
    page.style.fontSize = size;
    if (page.scrollWidth > window.innerWidth) {
      throw new Error(`With text of ${size} the page is ${page.scrollWidth} px wide.`);
    }
  }
});
