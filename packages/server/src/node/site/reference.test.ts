import { describe, expect, test } from 'vitest';
import { site } from '../testing/built-site.ts';

describe('the reference page', () => {
  // SERVER-29
  test('is there where there is no app, too', async () => {
    const page = await site({ app: false }).visit('/docs');
    expect(await page.text()).toContain('<title>API</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/docs', '/docs/', '/docs/index.html'])('is shown at %s', async (path) => {
    const page = await site().visit(path);
    const text = await page.text();
    expect(text).toContain('<title>API</title>');
    const policy = page.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /script-src 'strict-dynamic' 'nonce-([^']{24,})';/u.exec(policy) ?? [];
    expect(text).toContain(`<script nonce="${nonce}" src="/docs/a.js">`);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify");
    expect(policy).not.toContain('unsafe-');
  });

  test.each(['/docs/nothing', '/docs/../secret.txt', '/docs/%2e%2e/secret.txt'])(
    'has no %s, below it or in the app',
    async (path) => {
      const answer = await site().visit(path);
      expect(await answer.text()).not.toContain('secret');
    },
  );

  test('is one page, and no other below /docs', async () => {
    expect((await site().visit('/docs/nothing')).status).toBe(404);
  });

  test.each(['/docs', '/docs/', '/docs/redoc.js'])('says at %s how to build it', async (path) => {
    const answer = await site({ hasReference: false }).visit(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('--filter @ecritoire/contracts build');
  });

  test('allows the app nothing of what it needs itself', async () => {
    for (const path of ['/', '/documents', '/docsy']) {
      const policy = (await site().visit(path)).headers.get('content-security-policy') ?? '';
      expect(policy).not.toContain('dompurify');
      expect(policy).toMatch(
        /trusted-types ProseMirrorClipboard default ecritoire-boot ecritoire-html(?:;|$)/u,
      );
    }
  });
});
