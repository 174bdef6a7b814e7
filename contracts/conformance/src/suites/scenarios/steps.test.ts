import { expect, it } from 'vitest';
import type { Kit, Suite } from '../../suite.ts';
import { tried } from '../../testing/try-notes.ts';
import { createSteps } from './steps.ts';

it('a call whose path names nothing is not sent', async () => {
  const ask = (params: Record<string, unknown>): Suite => ({
    name: 'scenarios',
    summary: '',
    async run(kit: Kit) {
      const step = { as: kit.users.writer, title: 'read it', params };
      await createSteps(kit, {}).ask('getNote', step);
    },
  });
  for (const params of [{}, { noteId: undefined }, { noteId: '' }]) {
    await expect(tried(undefined, [ask(params)])).rejects.toThrow(
      'getNote lacks its noteId (read it)',
    );
  }
  const { sent } = await tried(undefined, [ask({ noteId: crypto.randomUUID() })]);
  expect(sent).toHaveLength(1);
});
