import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The command line could not be understood; the message is for the person who wrote it. */
export class UsageError extends Error {}

const one = { type: 'string' } as const;
const many = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  'base-url': one,
  only: many,
  tag: many,
  except: many,
  suite: many,
  quick: flag,
  seed: one,
  cases: one,
  parallel: one,
  'rate-limits': one,
  delays: flag,
  origin: one,
  junit: one,
  html: one,
  tokens: one,
  baseline: one,
  'write-baseline': one,
  waive: one,
  contract: one,
  'strict-coverage': flag,
  'issuer-port': one,
  'issuer-url': one,
  'client-id': one,
  deactivate: one,
  wait: one,
  'sign-in': flag,
  'token-writer': one,
  'token-other': one,
  'token-deactivated': one,
  'token-expired': one,
} as const;

const typeOf = (argument: string) =>
  Object.entries<{ type: string }>(OPTIONS).find(([name]) => `--${name}` === argument)?.[1].type;

/** @throws UsageError for an option that there is not, or that takes no value, as it was written. */
function requireKnown(argument: string): void {
  const [name = '', value] = argument.split(/=(.*)/su);
  if (!name.startsWith('-') || name === '-h') return;
  const type = typeOf(name);
  if (type === undefined) {
    throw new UsageError(`There is no option ${name}: --help lists those there are.`);
  }
  if (type === 'boolean' && value !== undefined) throw new UsageError(`${name} takes no value.`);
}

/** `--cases -1` → `--cases=-1`: what follows a name is its value, unless it is a name itself. */
function joined(args: readonly string[]): string[] {
  const all: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const [name = '', value] = [args[index], args[index + 1]];
    requireKnown(name);
    if (typeOf(name) !== 'string') {
      all.push(name);
      continue;
    }
    if (value === undefined || typeOf(value) !== undefined) {
      throw new UsageError(`${name} needs a value behind it.`);
    }
    all.push(`${name}=${value}`);
    index += 1;
  }
  return all;
}

const RENAMED = { '--chapter': '--suite', chains: 'scenarios' };

/** Earlier names of options and suites still work: each becomes the present one, with a note. */
export function presentNames(args: readonly string[]): { args: string[]; notes: string[] } {
  const notes = new Set<string>();
  const renamed = (name: string, isRenamed: boolean) => {
    const present = Object.entries(RENAMED).find(([old]) => old === name)?.[1];
    if (!isRenamed || present === undefined) return name;
    notes.add(`${name} is called ${present} now.`);
    return present;
  };
  const present = args.map((argument, index) => {
    const [name = '', value] = argument.split(/=(.*)/su);
    const isSuite = /^--(?:suite|chapter)$/u.test(
      value === undefined ? (args[index - 1] ?? '') : name,
    );
    if (value === undefined) return renamed(name, isSuite || name.startsWith('--'));
    return `${renamed(name, true)}=${renamed(value, isSuite)}`;
  });
  return { args: present, notes: [...notes] };
}

/** @throws UsageError in one sentence. */
export function parseArguments(args: readonly string[]) {
  const all = joined(args.filter((argument) => argument !== '--'));
  const stray = all.find((argument) => !argument.startsWith('-'));
  if (stray !== undefined) {
    throw new UsageError(
      `“${stray}” belongs to no option: the address of the API goes behind --base-url.`,
    );
  }
  const { values } = parseArgs({ args: all, options: OPTIONS });
  const twice = Object.entries(OPTIONS).find(
    ([name, { type, ...option }]) =>
      type === 'string' &&
      !('multiple' in option) &&
      all.filter((argument) => argument.startsWith(`--${name}=`)).length > 1,
  );
  if (twice) throw new UsageError(`--${twice[0]} is given twice.`);
  const [empty] = Object.entries(values).find(([, value]) => [value].flat().includes('')) ?? [];
  if (empty !== undefined) throw new UsageError(`--${empty} is empty.`);
  return values;
}

/** @throws UsageError for anything but a whole number between two others. */
export function natural(name: string, text: string, [least, most] = [0, 999_999_999]): number {
  const number = /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(
    `--${name} is a whole number from ${least} to ${most.toLocaleString('en')}, not “${text}”.`,
  );
}

/**
 * An http address without a slash at its end.
 *
 * @throws UsageError for anything else, which may hold a password, and is not repeated then.
 */
export function address(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const is = `--${name} is an http address like http://localhost:3000`;
  if (url && url.username + url.password !== '') {
    throw new UsageError(`${is}, without a name and a password before the host.`);
  }
  if (!url || !/^https?:\/\//u.test(text)) {
    // What cannot be read may hold a password all the same.
    throw new UsageError(text.includes('@') ? `${is}.` : `${is}, not “${text}”.`);
  }
  if (/[?#]/u.test(text)) throw new UsageError(`${is}, without a query or a fragment behind it.`);
  return text.replace(/\/+$/u, '');
}

/**
 * Scheme, host and port, as a browser sends them.
 *
 * @throws UsageError for anything else.
 */
export function originOf(name: string, text: string): string {
  const url = URL.parse(address(name, text));
  if (url?.pathname === '/') return url.origin;
  throw new UsageError(`--${name} is an origin like https://app.example, without a path.`);
}

/**
 * @param all the operations that the contract has.
 * @throws UsageError for a name that none of them has, with those that are near, or else with all.
 */
export function operationIds(names: readonly string[], all: readonly string[]): void {
  const unknown = names.find((name) => !all.includes(name));
  if (unknown === undefined) return;
  const [asked, ...known] = [unknown, ...all].map((name) => name.toLowerCase());
  const near = all.filter((_, index) => isPart(asked, known[index]));
  const told = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `it has ${all.join(', ')}.`;
  throw new UsageError(`The contract has no operation “${unknown}”: ${told}`);
}

const isPart = (one = '', other = '') => one.includes(other) || other.includes(one);

/** @throws UsageError for what is more than the token itself. */
export function token(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^\S+$/u.test(text)) return text;
  throw new UsageError(`--${name} is the token alone, without “Bearer” and without blanks.`);
}

/**
 * A file that can be written when the run is over: minutes later is too late to say so.
 *
 * @throws UsageError where there is no folder to write it in.
 */
export function writable(name: string, file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    const folder = dirname(resolve(file));
    accessSync(folder, constants.W_OK);
    if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return file;
  } catch {
    // Said below.
  }
  throw new UsageError(
    `--${name} cannot be written: “${file}” has to be a file in a folder that exists and that you may write in.`,
  );
}
