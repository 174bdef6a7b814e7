import { isObject } from '../contract/places.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** A body with its ids in small letters, so that those of any letter case can be compared. */
export function withSmallIds(body: unknown): unknown {
  if (typeof body === 'string') return ID.test(body) ? body.toLowerCase() : body;
  if (Array.isArray(body)) return body.map(withSmallIds);
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, withSmallIds(value)]),
  );
}
