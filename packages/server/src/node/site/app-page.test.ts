import { describe, expect, test } from 'vitest';
import { APP_CONFIG, site } from '../testing/built-site.ts';
import { temporaryFolder } from '../testing/programs.ts';
import { assertAppIsBuilt, jsonInHtml } from './app-page.ts';

describe('the app’s page', () => {
  test('must have been built', () => {
    const folder = temporaryFolder();
    expect(() => assertAppIsBuilt(folder)).toThrow(/has not been built .*: run pnpm build first/);
  });

  test('holds JSON that can end no script', () => {
    const value = { text: '</script><!--<script>' };
    expect(jsonInHtml(value)).not.toContain('<');
    expect(JSON.parse(jsonInHtml(value))).toEqual(value);
  });

  test('gives the app the API’s and sign-in’s addresses, escaped', async () => {
    const text = await (await site().visit('/')).text();
    const [, json = ''] =
      /<script id="app-config" type="application\/json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(json)).toEqual({
      ...APP_CONFIG,
      origin: 'http://localhost:3000',
      build: 'b1',
    });
    expect(text.match(/<\/script>/g)).toHaveLength(3);
  });

  // SITE-49
  test('its forms state what holds with a server', async () => {
    const text = await (await site().visit('/why')).text();
    expect(text).not.toContain('Nobody answers.');
    expect(text).toContain('<noscript>No script.</noscript>');
  });
});
