import { etagOf, type Versioned } from '../database/versions.ts';
import { BASE_PATH } from './base-path.ts';

/** 200 with the resource and its version as `ETag`. */
export const versioned = <Resource extends Versioned>(resource: Resource) => ({
  status: 200 as const,
  headers: { ETag: etagOf(resource) },
  body: resource,
});

/**
 * 201 with the resource, its version as `ETag` and where it can be read.
 *
 * @param location below the API's base, such as `/projects/…`.
 */
export const created = <Resource extends Versioned>(location: string, resource: Resource) => ({
  status: 201 as const,
  headers: { ETag: etagOf(resource), Location: `${BASE_PATH}${location}` },
  body: resource,
});
