import { defineConfig } from 'vitest/config';

/** The house rules, and the frame of Storybook; each package has its own tests. */
export default defineConfig({
  test: { include: ['safety*.test.ts', '.storybook/*.test.ts'], testTimeout: 60_000 },
});
