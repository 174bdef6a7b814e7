import { FaultProxy } from './fault-proxy.ts';
import { test } from './test.ts';

/** The page's browser reaches everything through a network that can be made to fail. */
export const networkTest = test.extend<{ network: FaultProxy }>({
  // Playwright asks for the empty pattern where a fixture needs no other.
  // oxlint-disable-next-line eslint/no-empty-pattern
  network: async ({}, provide) => {
    const network = new FaultProxy();
    await provide(network);
    await network.close();
  },
  context: async ({ browser, contextOptions, baseURL, network }, provide) => {
    const context = await browser.newContext({
      ...contextOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
      proxy: await network.start(),
    });
    await provide(context);
    await context.close();
  },
});
