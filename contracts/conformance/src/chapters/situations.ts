import { callOf, type Chapter, type Kit } from '../chapter.ts';
import { isObject } from '../contract/places.ts';
import { typicalRequest } from '../generate/requests.ts';
import type { Caller } from '../http/call.ts';
import { NotMade } from '../resources/maker.ts';
import { makerOf, makingOf } from '../resources/resources.ts';
import { situations, type Situation } from '../resources/situations.ts';
import { callerOf } from './attempt.ts';
import { exportFullAccounts } from './full-account.ts';

/** What is counted is counted for an account that has nothing yet, where one can be made. */
async function accountFor(kit: Kit, { after = 0 }: Situation): Promise<Caller | undefined> {
  return after > 1 ? kit.users.newcomer?.() : kit.users.writer;
}

async function tryOne(kit: Kit, situation: Situation): Promise<void> {
  const operation = kit.operation(situation.operationId);
  if (!operation) return;
  const { names, title, status, messageKey, after = 0 } = situation;
  const account = await accountFor(kit, situation);
  if (!account)
    return kit.note(`${operation.operationId} ${title} needs an issuer of the kit's own.`);
  const maker = makerOf(kit, account);
  const bindings = await maker.bindingsOf(operation);
  for (const [name, kind] of Object.entries(names)) bindings[name] = await maker.one(kind);
  for (let call = 0; call <= after && !kit.isLimited(operation); call += 1) {
    const request = typicalRequest(operation, makingOf(kit, bindings), kit.schemas);
    const { body, query } = request;
    const whole = isObject(body) ? { ...body, ...situation.body?.() } : body;
    const caller = operation.signIn === 'none' ? callerOf(kit, operation) : account;
    const sent = {
      ...callOf(operation, caller),
      ...request,
      query: { ...query, ...situation.query?.() },
      body: whole,
    };
    const answer = await kit.send(sent, { title, isCase: call === after });
    if (!answer || call < after || answer.status === 429 || answer.status >= 500) continue;
    const key = isObject(answer.body) ? answer.body['messageKey'] : undefined;
    if (answer.status === status && (messageKey === undefined || key === messageKey)) continue;
    kit.report(
      sent,
      answer,
      { title },
      {
        kind: status >= 400 && answer.status < 300 ? 'invalid-accepted' : 'wrong-refusal',
        message: `${operation.operationId} ${title} is answered ${answer.status}.`,
        expected: messageKey === undefined ? status : `${status} ${messageKey}`,
        received: `${answer.status} ${answer.text.slice(0, 300)}`,
        pointer: `${operation.pointer}/responses/${status}`,
      },
    );
  }
}

/** Every list and reading without ids, for an account in which nothing was ever done. */
async function readAsNewcomer(kit: Kit): Promise<void> {
  const newcomer = await kit.users.newcomer?.();
  if (!newcomer) return;
  for (const operation of kit.operations) {
    if (operation.method !== 'get' || operation.path.includes('{')) continue;
    if (operation.signIn === 'none') continue;
    const request = typicalRequest(operation, makingOf(kit, {}), kit.schemas);
    await kit.send({ ...callOf(operation, newcomer), ...request }, { title: 'as a new account' });
  }
}

/** Calls whose answer depends on what was done before. */
export const situationsChapter: Chapter = {
  name: 'situations',
  summary: 'documented conflicts, what a new account sees, exports of full accounts',
  async run(kit) {
    const ids = new Set(kit.operations.map(({ operationId }) => operationId));
    for (const situation of situations.filter(({ operationId }) => ids.has(operationId))) {
      kit.progress(`${situation.operationId} ${situation.title}`);
      try {
        await tryOne(kit, situation);
      } catch (error) {
        if (!(error instanceof NotMade)) throw error;
        kit.note(`${situation.operationId} ${situation.title} was not tried: ${error.message}.`);
      }
    }
    await readAsNewcomer(kit);
    if (ids.has('exportAccount')) await exportFullAccounts(kit);
  },
};
