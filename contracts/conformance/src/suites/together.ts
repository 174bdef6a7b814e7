import type { Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import { isHinted } from '../generate/breakages.ts';
import { typicalRequest, type BadRequest, type Request } from '../generate/requests.ts';
import { tryBad, type Prepared } from './attempt.ts';
import { topOf } from './right-fields.ts';

type Wrong = Pick<BadRequest, 'field' | 'pointer'>;

/** A request in which several things are wrong, each of which has to be named. */
async function tryTogether(
  kit: Kit,
  operation: Operation,
  wrong: Wrong[],
  request: Request,
  making: Prepared,
): Promise<void> {
  if (wrong.length < 2 || kit.isLimited(operation)) return;
  const title = `${wrong.map(({ field }) => field).join(' and ')} wrong at once`;
  for (const { field, pointer } of wrong) {
    await tryBad(kit, operation, { request, field, pointer }, { title }, making.caller);
  }
}

/** What is wrong with a member of a body: the member itself, and whatever is in it. */
const memberOf = ({ field, request: { body } }: BadRequest) => {
  const name = topOf(field);
  return { name, value: Object(body)[name] as unknown };
};

/** A rule that no schema can say, beside a rule that one does: of two, the first of each member. */
function pairsOf(members: BadRequest[]): [BadRequest, BadRequest][] {
  const beside = (one: BadRequest | undefined) =>
    members.find(({ field }) => one !== undefined && topOf(field) !== topOf(one.field));
  const hinted = members.filter(isHinted);
  const firsts = hinted.filter(
    ({ pointer }, index) => hinted.findIndex((one) => one.pointer === pointer) === index,
  );
  return [members[0], ...firsts].flatMap((one): [BadRequest, BadRequest][] => {
    const other = beside(one);
    return one && other ? [[one, other]] : [];
  });
}

const UNKNOWN = 'unexpected';

/** Of a list with something twice in it and another item that is wrong, each is named. */
async function tryRepeated(kit: Kit, operation: Operation, repeated: BadRequest, making: Prepared) {
  const { name, value } = memberOf(repeated);
  if (!Array.isArray(value) || !isObject(value[0])) return;
  const request = typicalRequest(operation, making, kit.schemas);
  const wrong = { ...value[0], [UNKNOWN]: true };
  const body = { ...Object(request.body), [name]: [...value, wrong] };
  const field = `${name}.${value.length}.${UNKNOWN}`;
  await tryTogether(
    kit,
    operation,
    [repeated, { field, pointer: repeated.pointer }],
    { ...request, body },
    making,
  );
}

/** Of members of a body that are wrong at once, each is named, whatever rule it breaks. */
export async function tryMembers(
  kit: Kit,
  operation: Operation,
  bad: BadRequest[],
  making: Prepared,
): Promise<void> {
  const members = bad.filter(
    ({ place, field, request: { body } }) =>
      place === 'body' && isObject(body) && Object.hasOwn(body, topOf(field)),
  );
  for (const wrong of pairsOf(members)) {
    const request = typicalRequest(operation, making, kit.schemas);
    const broken = wrong.map((one) => memberOf(one)).map(({ name, value }) => [name, value]);
    const body: unknown = { ...Object(request.body), ...Object.fromEntries(broken) };
    await tryTogether(kit, operation, wrong, { ...request, body }, making);
  }
  for (const repeated of members.filter(({ pointer }) => pointer.endsWith('/x-unique-by'))) {
    await tryRepeated(kit, operation, repeated, making);
  }
}

/** Of a path, a query, a header and a body that are wrong at once, each is named. */
export async function tryPlaces(
  kit: Kit,
  operation: Operation,
  bad: BadRequest[],
  making: Prepared,
): Promise<void> {
  const places = ['params', 'query', 'headers', 'body'] as const;
  // A body that is wrong as a whole hides what is in it.
  const named = bad.filter(({ field }) => field !== 'body');
  const wrong = places.flatMap((place) => named.find((one) => one.place === place) ?? []);
  const request: Request = Object.assign(
    typicalRequest(operation, making, kit.schemas),
    ...wrong.map(({ place, request: broken }) => ({ [place]: broken[place] })),
  );
  await tryTogether(kit, operation, wrong, request, making);
}

/**
 * A cursor that is none, beside a limit that is none, is named as well. Beside another parameter it
 * may not be: whose cursor it would be, that one says.
 */
export async function tryCursor(
  kit: Kit,
  operation: Operation,
  bad: BadRequest[],
  making: Prepared,
): Promise<void> {
  const cursor = bad.find((one) => one.field === 'cursor' && isHinted(one));
  const limit = bad.find(({ field }) => field === 'limit');
  if (!cursor || !limit) return;
  const request = typicalRequest(operation, making, kit.schemas);
  const query = {
    ...request.query,
    cursor: cursor.request.query['cursor'],
    limit: limit.request.query['limit'],
  };
  await tryTogether(kit, operation, [cursor, limit], { ...request, query }, making);
}
