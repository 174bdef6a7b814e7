export { authMachine, authToastKeys } from './auth.machine.ts';
export type {
  AuthContext,
  AuthEmitted,
  AuthEvent,
  AuthTag,
  AuthToastKey,
  Tokens,
  User,
} from './auth.machine.ts';
