import type { Kit, TestCase } from '../suite.ts';
import { reasonOf } from '../check/reasons.ts';
import type { Operation } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import type { BadRequest, Request } from '../generate/requests.ts';
import type { Answer, Call, Caller } from '../http/call.ts';
import { NotMade } from '../resources/maker.ts';
import { endsSignIn } from '../resources/fixtures.ts';
import { makerOf, makingOf } from '../resources/resources.ts';
import type { Making } from '../generate/samples.ts';
import { visitor } from '../users.ts';

/** In whose name an operation is tried: no token is sent where none is asked for. */
export const callerOf = (
  { users }: Kit,
  { signIn }: Operation,
  caller: Caller = users.writer,
): Caller => (signIn === 'none' ? visitor : caller);

export type Prepared = Making & { caller: Caller };

/** An account of its own for a call that an account does not outlive. */
async function prepareNewcomer(kit: Kit, operation: Operation): Promise<Prepared> {
  const newcomer = await kit.users.newcomer?.();
  if (!newcomer) throw new NotMade('the kit was given tokens, and no issuer of its own');
  const bindings = await makerOf(kit, newcomer).bindingsOf(operation, {
    body: { email: newcomer.email },
  });
  return Object.assign(makingOf(kit, { ...bindings, email: newcomer.email }), { caller: newcomer });
}

/**
 * What values for an operation are made with, its resources ready.
 *
 * @returns undefined, and says why in the report, when they could not be made.
 */
export async function prepare(
  kit: Kit,
  operation: Operation,
  caller: Caller = kit.users.writer,
): Promise<Prepared | undefined> {
  try {
    if (endsSignIn.has(operation.operationId)) return await prepareNewcomer(kit, operation);
    const bindings = await makerOf(kit, caller).bindingsOf(operation);
    return Object.assign(makingOf(kit, bindings), { caller: callerOf(kit, operation, caller) });
  } catch (error) {
    if (!(error instanceof NotMade)) throw error;
    kit.note(`${operation.operationId} was not tried in full: ${error.message}.`);
    return undefined;
  }
}

const isAccepted = (answer: Answer) => answer.status < 300;

/** Refusals that say the request itself is wrong. */
const SAYS_INVALID = new Set([400, 413, 415, 422]);

/** Whether a change is to be made whatever version there is, and whatever was written since. */
const isInAnyCase = ({ headers: { 'If-Match': version = '*' }, query: { updatedAt } }: Request) =>
  version === '*' && updatedAt === undefined;

/** Whether something is to be deleted only if it was put into the trash at a moment. */
const isOfAMoment = ({ query: { deletedAt } }: Request) => deletedAt !== undefined;

/** Sends what fits the contract; finds when it is refused for what it says. */
export async function tryGood(
  kit: Kit,
  operation: Operation,
  request: Request & Pick<Call, 'raw'>,
  testCase: TestCase,
  caller: Caller = callerOf(kit, operation),
): Promise<Answer | undefined> {
  const call: Call = { operation, caller, ...request };
  const answer = await kit.send(call, testCase);
  if (!answer) return undefined;
  const isSecured = operation.signIn === 'required';
  const refusesCaller = isSecured && (answer.status === 401 || answer.status === 403);
  const refusesAnyVersion = answer.status === 412 && isInAnyCase(request);
  const isMissing = answer.status === 404 && isSecured && !isOfAMoment(request);
  if (SAYS_INVALID.has(answer.status) || refusesCaller || refusesAnyVersion || isMissing) {
    kit.report(call, answer, testCase, {
      kind: 'valid-refused',
      message: `A request that fits the contract is refused with ${answer.status} (${testCase.title}).`,
      expected: Object.keys(operation.responses).filter((status) => status.startsWith('2')),
      received: `${answer.status} ${answer.text.slice(0, 300)}`,
      pointer: operation.body ? `${operation.pointer}/requestBody` : operation.pointer,
    });
  }
  return answer;
}

/** Whether a field error speaks of a field, or of what it is in or what is in it. */
function speaksOf(field: string, errors: unknown): boolean {
  if (!Array.isArray(errors)) return true;
  return errors.some((error) => {
    const named: unknown =
      typeof error === 'object' && error !== null && 'field' in error ? error.field : undefined;
    if (typeof named !== 'string') return false;
    const [a, b] = [named.toLowerCase(), field.toLowerCase()];
    return (
      a === b || a === 'body' || b === 'body' || a.startsWith(`${b}.`) || b.startsWith(`${a}.`)
    );
  });
}

const REQUIRED = 'validation.required';

/** Whether the text that was sent at a place of a body has nothing in it. */
function isBlank(body: unknown, field: string): boolean {
  const value = field.split('.').reduce<unknown>((holder, name) => Object(holder)[name], body);
  return typeof value === 'string' && value.trim() === '';
}

const isAbout =
  (field: string) =>
  ({ field: named }: Record<string, unknown>) =>
    typeof named === 'string' && named.toLowerCase() === field.toLowerCase();

type Wrong = Pick<BadRequest, 'request' | 'field' | 'pointer' | 'messageKey'>;

/** Sends what breaks the contract in one place; finds when it is not refused for that place. */
export async function tryBad(
  kit: Kit,
  operation: Operation,
  { request, field, pointer, messageKey }: Wrong,
  testCase: TestCase,
  caller: Caller = callerOf(kit, operation),
): Promise<Answer | undefined> {
  const call: Call = { operation, caller, ...request };
  const answer = await kit.send(call, testCase);
  if (!answer || answer.status === 429 || answer.status >= 500) return answer;
  const expected = '422' in operation.responses ? 422 : 400;
  if (answer.status !== expected) {
    kit.report(call, answer, testCase, {
      kind: isAccepted(answer) ? 'invalid-accepted' : 'wrong-refusal',
      message: `A request that breaks the contract (${testCase.title}) is answered ${answer.status}.`,
      expected,
      received: `${answer.status} ${answer.text.slice(0, 300)}`,
      pointer,
    });
    return answer;
  }
  const errors: unknown =
    typeof answer.body === 'object' && answer.body !== null && 'errors' in answer.body
      ? answer.body.errors
      : undefined;
  if (!speaksOf(field, errors)) {
    kit.report(call, answer, testCase, {
      kind: 'field-not-named',
      message: `No field error names ${field} (${testCase.title}).`,
      expected: field,
      received: errors,
      pointer,
    });
    return answer;
  }
  // To who fills in a form, nothing but blanks is nothing, where the contract has that rule.
  const isSaid = kit.contract.has('blankIsMissing');
  const isMissing =
    isSaid && /\/(?:minLength|pattern)$/u.test(pointer) && isBlank(call.body, field);
  const reason = messageKey ?? (isMissing ? REQUIRED : reasonOf(pointer, kit.contract));
  const own = (Array.isArray(errors) ? errors : []).filter(isObject).filter(isAbout(field));
  const isTold = own.some(
    ({ messageKey }) =>
      messageKey === reason || (messageKey === REQUIRED && isBlank(call.body, field)),
  );
  if (reason !== undefined && own.length > 0 && !isTold) {
    kit.report(call, answer, testCase, {
      kind: 'wrong-reason',
      message: `The field error of ${field} gives another reason (${testCase.title}).`,
      expected: reason,
      received: own.map((one) => one['messageKey']),
      pointer,
    });
  }
  return answer;
}
