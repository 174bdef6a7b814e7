/**
 * The subject of an access token.
 * @returns null when it cannot be read here: then only the server knows it.
 */
export function subjectOf(token: string): string | null {
  const [, payload = ''] = token.split('.');
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const claims: unknown = JSON.parse(bytes);
    const hasSubject = typeof claims === 'object' && claims !== null && 'sub' in claims;
    return hasSubject && typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}
