/** Asks a service of icons, which is none of the product's: it learns nothing of who asks. */
export async function requestIcons(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await globalThis.fetch(url, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}
