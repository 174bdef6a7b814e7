import { defineConfig } from 'vitest/config';

/** The house rules, the frame of Storybook, and its states; each package has its own tests. */
export default defineConfig({
  test: {
    include: ['safety*.test.ts', '.storybook/*.test.ts', 'stories/states/*.test.{ts,tsx}'],
    testTimeout: 60_000,
  },
});
