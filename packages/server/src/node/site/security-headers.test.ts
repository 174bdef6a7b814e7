import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { BOOT, COLOURS, site, STYLE } from '../testing/built-site.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the security headers', () => {
  // SERVER-2, SERVER-3
  test('allow only the product’s own scripts and resources', async () => {
    const { headers } = await site().visit('/');
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'none'",
      'script-src': `'strict-dynamic' ${sha256(COLOURS)} ${sha256(BOOT)}`,
      'connect-src': "'self'",
      'img-src': "'self' data: https://*.googleusercontent.com",
      'font-src': "'self'",
      'object-src': "'none'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    });
    expect(policy.get('style-src')).toMatch(/^'self' 'sha256-[^ ]+' 'sha256-[^ ]+'$/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  // PAGE-52
  test('allow the configured icon service and no other site', async () => {
    const iconService = 'https://icons.example.org/lucide.json?set=1';
    const asked = async (path: string) => {
      const { headers } = await site({ iconService }).visit(path);
      return /connect-src ([^;]*)/u.exec(headers.get('content-security-policy') ?? '')?.[1];
    };
    expect(await asked('/')).toBe("'self' https://icons.example.org");
    expect(await asked('/app/projects')).toBe("'self' https://icons.example.org");
    expect(await asked('/docs')).toBe("'self'");
  });

  // SERVER-4
  test('let a page call the API of another origin', async () => {
    const { visit } = site({ apiBaseUrl: 'https://api.example.org/v1/api' });
    for (const path of ['/', '/app/projects']) {
      const { headers } = await visit(path);
      expect(headers.get('content-security-policy')).toContain(
        "connect-src 'self' https://api.example.org;",
      );
    }
  });

  test('hash the inline styles of a page', async () => {
    const { visit } = site();
    const policyOf = async (path: string) =>
      (await visit(path)).headers.get('content-security-policy');
    expect(await policyOf('/faq')).toContain(`'unsafe-hashes' ${sha256('color: "red"')}`);
    expect(await policyOf('/')).not.toContain('unsafe-hashes');
    expect(await policyOf('/faq')).toContain(sha256(STYLE));
    expect(await policyOf('/')).not.toContain(sha256(STYLE));
  });

  // SERVER-2
  test.each([
    '/',
    '/faq',
    '/en/faq',
    '/app/projects',
    '/nowhere',
    '/api/projects',
    '/icon.svg',
    '/docs',
  ])('leave nothing for csp_evaluator to find at %s', async (path) => {
    const { headers } = await site().visit(path);
    const { csp } = new CspParser(headers.get('content-security-policy') ?? '');
    expect(new CspEvaluator(csp).evaluate()).toEqual([]);
  });

  test.each(['/api/projects', '/assets/index-1a2b.js', '/assets/gone.js'])(
    'are on %s too',
    async (path) => {
      const { headers } = await site().get(path);
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('insist on https where the product is served with it', async () => {
    const plain = await site().visit('/');
    const secure = await site({ publicOrigin: 'https://write.example.com' }).visit('/');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    expect(secure.headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});
