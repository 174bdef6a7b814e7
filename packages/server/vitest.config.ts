import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One process for many files: a third of the work went into importing the server again for
    // each. None of them leaves anything behind in its modules, and what they replace they restore.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // PostgreSQL works in processes of its own, and the tests wait for it.
    maxWorkers: '100%',
    globalSetup: './src/node/testing/global-setup.ts',
    // Opening an embedded database, or a server, takes seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
