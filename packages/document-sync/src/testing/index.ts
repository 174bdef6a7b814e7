export { openDurableQueue } from '../queue/durable-queue.ts';
export { createTab, createTestSync, FakeStorage } from './browser-tab.ts';
export { createBrowser, leave } from './outbox-browser.ts';
