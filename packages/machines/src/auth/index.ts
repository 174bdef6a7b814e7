export { authMachine } from './auth.machine.ts';
export { accountDeletedKey, authToastKeys } from './auth.types.ts';
export type {
  AuthCarriedKey,
  AuthContext,
  AuthEmitted,
  AuthEvent,
  AuthTag,
  AuthToastKey,
  Tokens,
  User,
} from './auth.types.ts';
