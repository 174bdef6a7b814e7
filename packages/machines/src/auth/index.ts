export { authMachine } from './auth.machine.ts';
export { authToastKeys } from './auth.types.ts';
export type {
  AuthContext,
  AuthEmitted,
  AuthEvent,
  AuthTag,
  AuthToastKey,
  Tokens,
  User,
} from './auth.types.ts';
