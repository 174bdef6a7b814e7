import { newSession } from './common-steps.ts';
import type { Scenario } from './steps.ts';

/** A refusal under a key is not given again once what was refused is possible. */
export const freedKeys: Scenario = {
  name: 'a refusal under a key',
  about: ['startWritingSession'],
  needs: ['getLiveWritingSession', 'endWritingSession', 'discardWritingSession'],
  async run(steps) {
    const as = await steps.writer();
    const live = await newSession(steps, as);
    const start = {
      as,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { timeZone: 'Europe/Paris' },
    };
    const title = 'start another beside one that lives';
    await steps.expect('startWritingSession', 409, { ...start, title });
    const finish = async (params: object) => {
      const step = { as, title: 'make room for another', params: { ...params } };
      await steps.expect('endWritingSession', 200, step);
      await steps.expect('discardWritingSession', 200, step);
    };
    await finish({ sessionId: live['id'] });
    const again = { ...start, title: 'the same under the same key, which is possible now' };
    const { id } = await steps.expect('startWritingSession', 201, again);
    await finish({ sessionId: id });
  },
};
