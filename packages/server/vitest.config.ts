import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // PostgreSQL works in processes of its own, and the tests wait for it.
    maxWorkers: '100%',
    globalSetup: './src/node/testing/global-setup.ts',
    // Opening an embedded database, or a server, takes seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
