import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: './src/node/testing/global-setup.ts',
    // Opening an embedded database, or a server, takes seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
