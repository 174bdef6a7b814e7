import { defineConfig } from 'vitest/config';

/** A test here makes hundreds of calls; on a busy machine that takes longer than the usual 5 s. */
export default defineConfig({
  test: { include: ['{src,self-test}/**/*.test.ts'], testTimeout: 30_000 },
});
