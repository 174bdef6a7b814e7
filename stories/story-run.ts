/// <reference types="vite/client" />
import { configure } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';

// One file for both: each setup file is fetched again for every file of stories.

// Stories wait as long as the other tests in a browser.
configure({ asyncUtilTimeout: 10_000 });

// The language of a mirrored story changes nothing of what it shows about direction.
beforeEach(({ skip, task }) => {
  skip(task.name === 'Right To Left' && import.meta.env['STORY_LANGUAGE'] === 'en');
});

// Whoever reads on a phone, with letters of twice the size, reads down the page and never sideways.
afterEach(({ task }) => {
  if (import.meta.env['STORY_SCREEN'] !== 'xs' || task.result?.state === 'fail') return;
  const page = document.documentElement;
  // Storybook stops every transition where a story ends: what was closed just before never goes.
  for (const closed of page.querySelectorAll<HTMLElement>('[data-exiting]')) {
    closed.style.display = 'none';
  }
  for (const size of ['100%', '200%', '']) {
    page.style.fontSize = size;
    if (page.scrollWidth > window.innerWidth) {
      throw new Error(`With text of ${size} the page is ${page.scrollWidth} px wide.`);
    }
  }
});
