import { callOf, type Chapter } from '../chapter.ts';
import { visitor } from '../users.ts';

/** Every secured operation refuses a visitor. */
export const credentials: Chapter = {
  name: 'credentials',
  summary: 'every bad credential at every secured operation',
  async run(kit) {
    for (const operation of kit.operations.filter(({ signIn }) => signIn === 'required')) {
      kit.progress(operation.operationId);
      const call = callOf(operation, visitor);
      const trial = { title: 'without a token' };
      const answer = await kit.send(call, trial);
      if (!answer || answer.status === 401) continue;
      kit.report(call, answer, trial, {
        kind: answer.status < 400 ? 'unauthorized-accepted' : 'wrong-refusal',
        message: `Without a token the answer is ${answer.status}.`,
        expected: 401,
        received: answer.status,
        pointer: `${operation.pointer}/security`,
      });
    }
  },
};
