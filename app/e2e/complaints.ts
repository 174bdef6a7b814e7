import type { BrowserContext } from '@playwright/test';

/** Everything a browser complains of: errors, warnings, policy violations, exceptions. */
export class Complaints {
  #heard: string[] = [];
  #expected: RegExp[] = [];

  listenTo(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#heard.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#heard.push(error.error().message));
  }

  /** Says that a complaint belongs to what the test does, such as an answer of 401. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.#heard.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}

/**
 * How Chromium says that a request of the page was answered with an error, or not at all: then also
 * of what the app loads ahead.
 */
export const failed = (status: number | 'offline', path: RegExp): RegExp =>
  status === 'offline'
    ? new RegExp(`Failed to load resource: .*net::ERR_.*\\(.*(${path.source}|/assets/)`)
    : new RegExp(`Failed to load resource: .*status of ${status} .*\\(.*${path.source}`);
