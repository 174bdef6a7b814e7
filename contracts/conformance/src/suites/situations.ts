import { callOf, type Suite, type Job, type Kit } from '../suite.ts';
import { isObject } from '../contract/places.ts';
import { typicalRequest } from '../generate/requests.ts';
import { NotMade } from '../resources/maker.ts';
import { makingOf } from '../resources/resources.ts';
import { requestIn, situations, type Situation } from '../resources/situations.ts';
import { callerOf } from './attempt.ts';
import { exportFullAccounts } from './full-account.ts';
import { tryRepeatDates } from './scenarios/repeat-dates.ts';
import { hasKey } from './scenarios/reused-keys.ts';
import { Skipped } from './scenarios/steps.ts';

async function tryOne(kit: Kit, situation: Situation): Promise<void> {
  const operation = kit.operation(situation.operationId);
  if (!operation) return;
  const { title, status, messageKey, after = 0 } = situation;
  for (let call = 0; call <= after && !kit.isLimited(operation); call += 1) {
    const request = await requestIn(kit, situation, operation, kit.users.writer);
    const sent = { ...callOf(operation, callerOf(kit, operation)), ...request };
    const answer = await kit.send(sent, { title, isCounted: call === after });
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

/** Tries what may lack what it needs, which is a note. */
async function tryWhole(kit: Kit, name: string, run: (kit: Kit) => Promise<void>): Promise<void> {
  kit.progress(name);
  try {
    await run(kit);
  } catch (error) {
    if (!(error instanceof NotMade) && !(error instanceof Skipped)) throw error;
    kit.note(`${name} was not tried: ${error.message}.`);
  }
}

function jobsOf({ operations }: Kit): Job[] {
  const ids = new Set(operations.map(({ operationId }) => operationId));
  const later = 'the time of a repeat';
  return [
    // What waits goes first, so that the other lanes work meanwhile.
    ...(operations.some(hasKey)
      ? [{ run: (lane: Kit) => tryWhole(lane, later, tryRepeatDates) }]
      : []),
    ...(ids.has('exportAccount') ? [{ run: exportFullAccounts }] : []),
    { run: readAsNewcomer },
    ...situations
      .filter(({ operationId }) => ids.has(operationId))
      .map((situation) => ({
        run: (lane: Kit) =>
          tryWhole(lane, `${situation.operationId} ${situation.title}`, (own) =>
            tryOne(own, situation),
          ),
      })),
  ];
}

/** Calls whose answer depends on what was done before. */
export const situationsSuite: Suite = {
  name: 'situations',
  summary: 'documented conflicts, what a new account sees, exports of full accounts',
  jobs: jobsOf,
  async run(kit) {
    for (const job of jobsOf(kit)) await job.run(kit);
  },
};
