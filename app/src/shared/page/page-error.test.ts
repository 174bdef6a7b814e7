import { describe, expect, it } from 'vitest';
import { assertPage, pageProblem } from './page-error.ts';

describe('what an error page says', () => {
  // PAGE-27
  it.each([
    ['of an error without a status', new Error('broken'), 500],
    ['of something thrown that is no error', 'broken', 500],
    ['of an answer of 503', { status: 503, messageKey: 'actions.endpoints.serverError' }, 503],
    ['of an answer of 403', { status: 403 }, 403],
  ])('%s is its status, 500 when there is none', (_, error, status) => {
    expect(pageProblem(error)).toMatchObject({ kind: 'server', status });
  });

  it.each([404, 422])('of status %i means a missing page', (status) => {
    expect(pageProblem({ status })).toEqual({ kind: 'notFound' });
  });

  // PAGE-27
  it('of no response means a lost network', () => {
    expect(pageProblem({ status: null })).toEqual({ kind: 'network' });
  });
});

describe('a page whose own check fails', () => {
  // PAGE-21
  it('is a fatal 404, with its path', () => {
    expect(() => assertPage(true, '/articles/voix')).not.toThrow();
    const check = () => assertPage(false, '/articles/!');
    expect(check).toThrow('Page Not Found');
    expect(check).toThrow(
      expect.objectContaining({ status: 404, fatal: true, path: '/articles/!' }),
    );
  });
});
