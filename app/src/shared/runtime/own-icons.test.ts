import { expect, test, vi } from 'vitest';
import { iconServiceOf } from './own-icons.ts';

const service = 'https://icons.example.org/lucide.json';

// PAGE-52
test('an operator’s icons replace those of projects and pages', () => {
  const { address, replaced } = iconServiceOf({
    service,
    names: { journal: 'feather', projects: 'library' },
  });
  expect(address).toBe(service);
  expect(replaced).toEqual({ notebook: 'feather', folder: 'library' });
});

// PAGE-52
test('the icon service learns no user data', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ icons: {} }));
  const { signal } = new AbortController();
  const { request } = iconServiceOf({ service, names: {} });
  expect(await request(`${service}?icons=a`, signal)).toEqual({ icons: {} });
  expect(fetch).toHaveBeenCalledWith(`${service}?icons=a`, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  fetch.mockResolvedValue(new Response(null, { status: 404 }));
  await expect(request(service, signal)).rejects.toThrow('HTTP 404');
  fetch.mockRestore();
});
