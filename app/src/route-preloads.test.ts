import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPreloads, mayPrefetch, pathsInSight, preloadsAtOnce } from './route-preloads.ts';

function open() {
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const preloads = createPreloads((path) => {
    started.push(path);
    const end = Promise.withResolvers<void>();
    ends.set(path, end);
    return end.promise;
  });
  const end = async (path: string, how: 'resolve' | 'reject' = 'resolve') => {
    if (how === 'resolve') ends.get(path)?.resolve();
    else ends.get(path)?.reject(new Error('gone'));
    await ends.get(path)?.promise.catch(() => {});
    await Promise.resolve();
  };
  return { preloads, started, end };
}

describe('routes loaded ahead', () => {
  // PAGE-38
  it('are at most four at once', async () => {
    const { preloads, started, end } = open();
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) preloads.add(path);
    expect(preloadsAtOnce).toBe(4);
    expect(started).toEqual(['/a', '/b', '/c', '/d']);
    await end('/b');
    expect(started).toEqual(['/a', '/b', '/c', '/d', '/e']);
    await end('/a', 'reject');
    expect(started).toEqual(['/a', '/b', '/c', '/d', '/e', '/f']);
  });

  it('are each loaded once, and again after a failure', async () => {
    const { preloads, started, end } = open();
    preloads.add('/a');
    preloads.add('/a');
    await end('/a');
    preloads.add('/a');
    preloads.add('/b');
    await end('/b', 'reject');
    preloads.add('/b');
    expect(started).toEqual(['/a', '/b', '/b']);
  });

  // PAGE-38
  it('begin with what somebody points at', async () => {
    const { preloads, started, end } = open();
    for (const path of ['/a', '/b', '/c', '/d', '/e']) preloads.add(path);
    preloads.add('/wanted', true);
    await end('/c');
    expect(started.at(-1)).toBe('/wanted');
  });
});

// PAGE-38
describe('the data of pages is fetched ahead', () => {
  it.each([
    ['over an unknown connection', undefined, true],
    ['over a good one', { effectiveType: '4g' }, true],
    ['but not over a very slow one', { effectiveType: 'slow-2g' }, false],
    ['nor where data are to be saved', { effectiveType: '4g', saveData: true }, false],
  ])('%s', (_, connection, expected) => {
    expect(mayPrefetch(connection)).toBe(expected);
  });
});

describe('the links in sight', () => {
  const linkTo = (href: string, top: number) => ({
    href,
    target: '',
    hasAttribute: () => false,
    getBoundingClientRect: vi.fn<() => object>(() => ({ top, bottom: top + 20, height: 20 })),
  });

  it('are measured only where they are wanted', () => {
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    vi.stubGlobal('location', { origin: 'https://e.example', pathname: '/app/documents' });
    const row = linkTo('https://e.example/app/documents/1', 10);
    const links = [row, linkTo('https://e.example/faq', 10), linkTo('https://e.example/why', 900)];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one method that it calls
    const page = { querySelectorAll: () => links } as unknown as Document;
    const found = pathsInSight(page, 800, (path) => !path.startsWith('/app/'));
    expect(found).toEqual(['/faq']);
    expect(row.getBoundingClientRect).not.toHaveBeenCalled();
  });
});
