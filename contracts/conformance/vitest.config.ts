import { defineConfig } from 'vitest/config';

/**
 * A test here makes hundreds of calls; on a busy machine that takes longer than the usual 5 s. The
 * files share what they import, since none of them leaves anything behind.
 */
export default defineConfig({
  test: { include: ['{src,self-test}/**/*.test.ts'], testTimeout: 30_000, isolate: false },
});
