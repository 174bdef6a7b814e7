/**
 * The id of the build that the server has now (specification, section 7).
 * @param folder where the built app is, with a slash at its end
 * @returns null when nobody answers, or the answer says nothing: a later look will tell
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
