import { defineConfig } from 'vitest/config';

/** The package as others install it; `dist/` has to be built before. */
export default defineConfig({
  test: { include: ['scripts/library/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 },
});
