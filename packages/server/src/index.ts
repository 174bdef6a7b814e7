export { createApi, type Api, type ApiOptions, type Client } from './create-api.ts';
export {
  createIdTokenVerifier,
  type IdentityVerifier,
  type Identity,
  type IdTokenRules,
} from './auth/identity.ts';
export type { Database } from './database/database.ts';
export type { Clock, Logger } from './services.ts';
