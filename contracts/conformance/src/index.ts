export type { Suite, Kit, Result, TestCase } from './suite.ts';
export { callOf } from './suite.ts';
export {
  readContract,
  createContract,
  type Contract,
  type Operation,
} from './contract/contract.ts';
export { createClient, type Client } from './http/client.ts';
export type { Answer, Call, Caller } from './http/call.ts';
export type { Finding, FindingKind } from './finding.ts';
export { startIssuer, settingsOf, type Issuer, type Person } from './issuer/issuer.ts';
export { signInUsers } from './issuer/sign-in.ts';
export { run } from './run.ts';
export { bearer, visitor, type SignedIn, type Users } from './users.ts';
export { suites } from './suites/suites.ts';
