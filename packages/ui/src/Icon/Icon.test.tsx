import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Icon } from './Icon.tsx';
import { lookUpIcon, type IconRequest } from './icon-service.ts';

test('a labelled icon is an image, others are hidden', async () => {
  const screen = await render(
    <>
      <Icon name="lock" label="Moi seul" />
      <Icon name="globe" />
    </>,
  );
  await expect.element(screen.getByRole('img', { name: 'Moi seul' })).toBeInTheDocument();
  expect(screen.container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
});

test('a directional icon mirrors in right-to-left', async () => {
  const screen = await render(
    <div dir="rtl">
      <Icon name="chevron-right" />
      <Icon name="lock" />
    </div>,
  );
  const [chevron, lock] = screen.container.querySelectorAll('svg');
  expect(chevron && getComputedStyle(chevron).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(lock && getComputedStyle(lock).transform).toBe('none');
});

describe('a name that is not bundled', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const body = '<path d="M2 2h20v20H2z"/>';
  const answer = (url: string) => {
    const names = new URL(url).searchParams.get('icons')?.split(',') ?? [];
    return { icons: Object.fromEntries(names.map((name) => [name, { body }])) };
  };

  function Names({ names, request }: { names: string[]; request: IconRequest }) {
    return (
      <UiProvider
        locale="fr-FR"
        navigate={() => {}}
        iconService={{ address: 'https://icons.example.org/lucide.json', request }}
      >
        {names.map((name) => (
          <Icon key={name} name={name} label={name} size="large" />
        ))}
      </UiProvider>
    );
  }

  // PAGE-53
  test('is fetched in batches under 500 characters', async () => {
    const names = Array.from({ length: 60 }, (_name, index) => `batched-icon-${index}`);
    const request = vi.fn<IconRequest>((url) => Promise.resolve(answer(url)));
    const screen = await render(<Names names={names} request={request} />);
    await expect
      .poll(() => screen.container.querySelectorAll('[data-state="shown"]').length)
      .toBe(60);
    const addresses = request.mock.calls.map(([url]) => url);
    expect(addresses.length).toBe(3);
    for (const url of addresses) expect(url.length).toBeLessThanOrEqual(500);
    expect(addresses.flatMap((url) => Object.keys(answer(url).icons))).toEqual(names);
    await screen.rerender(<Names names={names.toReversed()} request={request} />);
    expect(request).toHaveBeenCalledTimes(3);
  });

  test('times out after 1500 ms; the next use retries', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const request = vi.fn<IconRequest>(() => new Promise(() => {}));
    const lookup = lookUpIcon({ address: 'https://slow.example.org', request }, 'slow-icon');
    await vi.advanceTimersByTimeAsync(1499);
    expect(warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await lookup).toBeNull();
    expect(warn.mock.calls[0]?.[0]).toContain('no answer in 1500 ms');
    request.mockImplementation((url) => Promise.resolve(answer(url)));
    expect(await lookUpIcon({ address: 'https://slow.example.org', request }, 'slow-icon')).toBe(
      body,
    );
  });

  // PAGE-53
  test('is fetched from an address with its own query', async () => {
    const request = vi.fn<IconRequest>((url) => Promise.resolve(answer(url)));
    const address = 'https://icons.example.org/icons?set=lucide';
    expect(await lookUpIcon({ address, request }, 'feather-icon')).toBe(body);
    expect(request.mock.calls[0]?.[0]).toBe(`${address}&icons=feather-icon`);
  });

  test('that is unknown leaves an empty box and warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const request = () => Promise.resolve({ icons: {} });
    const screen = await render(<Names names={['unknown-icon']} request={request} />);
    await expect.poll(() => warn.mock.calls.length).toBe(1);
    expect(warn.mock.calls[0]?.[0]).toContain('unknown-icon');
    const box = screen.getByRole('img', { name: 'unknown-icon' }).element();
    expect(box.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 });
  });

  // PAGE-53
  test('is given up after 1500 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    let signal: AbortSignal | undefined;
    const request: IconRequest = (_url, abort) => {
      signal = abort;
      return new Promise((_resolve, reject) => {
        abort.addEventListener('abort', () => reject(abort.reason));
      });
    };
    await render(<Names names={['slow-icon']} request={request} />);
    await vi.advanceTimersByTimeAsync(1499);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(signal?.aborted).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
  });

  // PAGE-52
  test('overrides the bundled fallback', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const own = (address: string, request: IconRequest) => (
      <UiProvider
        locale="fr-FR"
        navigate={() => {}}
        iconService={{ address, request, replaced: { notebook: 'own-feather' } }}
      >
        <Icon name="notebook" label="Journal" />
        <Icon name="lock" label="Moi seul" />
      </UiProvider>
    );
    const ask = vi.fn<IconRequest>((url) => Promise.resolve(answer(url)));
    const screen = await render(own('https://own.example.org', ask));
    const journal = screen.getByRole('img', { name: 'Journal' });
    await expect.element(journal).toHaveAttribute('data-state', 'shown');
    expect(ask.mock.calls.map(([url]) => url)).toEqual([
      'https://own.example.org?icons=own-feather',
    ]);
    await screen.unmount();

    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const bundled = await render(own('https://down.example.org', offline));
    await expect.poll(() => bundled.container.querySelectorAll('svg').length).toBe(2);
    await expect.element(bundled.getByRole('img', { name: 'Journal' })).toBeVisible();
    expect(warn).toHaveBeenCalledOnce();
  });

  test('without a service is a warning and an empty box', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const screen = await render(<Icon name="nowhere-icon" label="nowhere" />);
    await expect.poll(() => warn.mock.calls.length).toBe(1);
    const box = screen.getByRole('img', { name: 'nowhere' }).element();
    expect(box.getBoundingClientRect()).toMatchObject({ width: 20, height: 20 });
  });
});
