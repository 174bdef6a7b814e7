export { createTab, createTestSync, FakeStorage, openTestQueue } from './browser-tab.ts';
export { createBrowser, leave } from './outbox-browser.ts';
