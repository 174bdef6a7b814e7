import type { Json, Mutant } from '../mutants/mutant.ts';
import type { Change } from './proxy.ts';
import { bodyOf, jsonOf } from './wire-mutant.ts';

/** A proxy that changes what the contract leaves open. */
export type LegalProxy = Pick<Mutant, 'name' | 'suites'> & { only: string[]; change: Change };

const backwards = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).toReversed();
  return Object.fromEntries(members.map(([name, member]) => [name, backwards(member)]));
};

const withoutKeepAlive: Change = async (message, forward) => {
  const reply = await forward(message);
  return { ...reply, headers: { ...reply.headers, connection: 'close' } };
};

const inAnotherOrder: Change = async (message, forward) => {
  const reply = await forward(message);
  const json = jsonOf(reply);
  return json === undefined ? reply : { ...reply, body: bodyOf(backwards(json)) };
};

/** What servers and proxies answer by themselves, where the contract does not say which failure is due. */
const refusingWhatIsBroken: Change = async (message, forward) => {
  const isBroken = /%(?![\da-f]{2})|%(?:00|ff|c3|ed)/iu.test(message.url);
  return isBroken
    ? { status: 400, headers: { 'content-type': 'text/html' }, body: Buffer.from('Bad request') }
    : forward(message);
};

export const legalProxies: LegalProxy[] = [
  {
    name: 'connections that are closed after each response',
    suites: ['wire', 'robustness'],
    only: ['createProject', 'getProject'],
    change: withoutKeepAlive,
  },
  {
    name: 'JSON whose members are in another order',
    suites: ['valid', 'wire'],
    only: ['createDocument', 'getDocument', 'listProjects'],
    change: inAnotherOrder,
  },
  {
    name: 'a page for what cannot be decoded',
    suites: ['wire', 'robustness'],
    only: ['getDocument', 'listDocuments', 'getArticle'],
    change: refusingWhatIsBroken,
  },
];
