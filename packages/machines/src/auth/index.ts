export { authMachine } from './auth.machine.ts';
export { authToastKeys, signedOutEverywhereKey } from './auth.types.ts';
export type {
  AuthContext,
  AuthEmitted,
  AuthEvent,
  AuthTag,
  AuthToastKey,
  Tokens,
  User,
} from './auth.types.ts';
