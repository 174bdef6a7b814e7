import { defineConfig } from 'vitest/config';

/** The package as others install it; `dist/` has to be built before. */
export default defineConfig({
  test: {
    include: ['scripts/{library,next}/*.test.ts'],
    testTimeout: 120_000,
    // Installing and building an app of Next.
    hookTimeout: 300_000,
  },
});
