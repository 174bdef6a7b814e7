import type { Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { pageSizesOf } from '../contract/page-sizes.ts';
import { isObject } from '../contract/places.ts';
import type { Request } from '../generate/requests.ts';
import type { Caller } from '../http/call.ts';

/** What a call needs could not be made; the message says which call did not succeed. */
export class NotMade extends Error {}

/** Name of a parameter or property → the value to send there. */
export type Bindings = Record<string, unknown>;

/** Parts of a request that are not left to be filled in. */
export type Given = Partial<Request>;

/** What a fixture works with, in the name of one caller. */
export type Maker = {
  kit: Kit;
  caller: Caller;
  /** The other of the two accounts. */
  partner: () => Maker;
  /**
   * Makes one successful call, filled up with what the contract requires.
   *
   * @returns the body of the answer, empty when there is none.
   * @param needs leaves out what the operation needs to be the case before: the caller saw to it.
   * @throws NotMade when the answer is no success.
   */
  call: (
    operationId: string,
    given?: Given,
    needs?: 'nothing before',
  ) => Promise<Record<string, unknown>>;
  /** A resource of a kind, the same one each time. */
  one: (kind: string) => Promise<unknown>;
  /** A resource of a kind that nothing else uses, to be changed or used up. */
  make: (kind: string) => Promise<unknown>;
  /** What a call of an operation has to name, in the state that it needs. */
  bindingsOf: (operation: Operation, given?: Given, needs?: 'nothing before') => Promise<Bindings>;
};

/** So many pages the kit's own accounts never fill. */
const ENDLESS = 400;

/** Everything that a list holds, however short its pages are. */
export async function listWith({ kit, call }: Maker, operationId: string) {
  const operation = kit.operation(operationId);
  const limit = operation && pageSizesOf(operation, kit.contract).largest;
  const all: Record<string, unknown>[] = [];
  let cursor: unknown;
  let pages = 0;
  do {
    pages += 1;
    if (pages > ENDLESS) throw new NotMade(`${operationId} has no last page.`);
    const { items, nextCursor } = await call(operationId, { query: { limit, cursor } });
    if (Array.isArray(items)) all.push(...items.filter(isObject));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}

export type Fixture = (maker: Maker) => Promise<unknown>;
