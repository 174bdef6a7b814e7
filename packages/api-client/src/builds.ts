/**
 * The id of the server's current build (specification, section 7).
 * @param folder where the built app is, with a slash at its end
 * @returns null without a usable response: a later check will find out
 */
export async function latestBuild(folder = '/'): Promise<string | null> {
  try {
    const answer = await globalThis.fetch(`${folder}builds/latest.json?t=${Date.now()}`, {
      cache: 'no-store',
    });
    if (!answer.ok) return null;
    const manifest: { id?: unknown } = await answer.json();
    return typeof manifest.id === 'string' ? manifest.id : null;
  } catch {
    return null;
  }
}
