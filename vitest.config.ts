import { defineConfig } from 'vitest/config';

/** The house rules only; each package has its own tests. */
export default defineConfig({ test: { include: ['safety.test.ts'], testTimeout: 60_000 } });
