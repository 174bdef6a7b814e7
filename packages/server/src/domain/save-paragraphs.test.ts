import { eq } from 'drizzle-orm';
import { expect, describe, it } from 'vitest';
import { asWriter } from '../database/as-writer.ts';
import { documents } from '../database/schema.ts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put } from '../testing/test-api.ts';
import { planSaveOf, saveParagraphs } from './save-paragraphs.ts';
import { HeldTallies } from './session-tallies.ts';

const A = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05';
const B = '2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06';

describe.each(databases)('a plan of a save on $name', ({ open }) => {
  const database = useDatabase(open);

  async function prepare() {
    const api = openTestApi(database.db);
    const writer = await api.signIn();
    const document = await writer.document();
    await writer.start({ documentId: document.id });
    const { id: userId } = (await writer.call('GET', '/auth/me')).body;
    const changes = [
      { ...put(A, 'un deux'), operation: 'put' as const, type: 'paragraph' as const },
    ];
    const save = { changes, origin: 'written' as const, tallies: new HeldTallies() };
    const plan = await planSaveOf(database.db, userId, document.id, save);
    const carryOut = (carried = plan) =>
      asWriter(database.db, userId, (transaction) =>
        saveParagraphs(transaction, userId, document.id, {
          ...save,
          accountLimit: Infinity,
          plan: carried,
          now: api.clock.now(),
        }),
      );
    return { writer, document, plan, carryOut };
  }

  // SAVE-49
  it('is computed again after another save', async () => {
    const { writer, document, carryOut } = await prepare();
    await writer.save(document.id, [put(B, 'trois quatre cinq', 0, 'a1')]);
    expect(await carryOut()).toMatchObject({
      kind: 'saved',
      answer: { words: 5, session: { stats: { words: 5, paragraphs: 2 } } },
    });
  });

  // SAVE-49
  it('is computed again after a save in another document', async () => {
    const { writer, carryOut } = await prepare();
    const other = await writer.document();
    await writer.save(other.id, [put(B, 'trois quatre cinq')]);
    expect(await carryOut()).toMatchObject({
      kind: 'saved',
      answer: { words: 2, session: { stats: { words: 5, paragraphs: 2 } } },
    });
  });

  // SAVE-49
  it('is computed again once its document changed', async () => {
    const { document, plan, carryOut } = await prepare();
    if (plan === undefined) throw new Error('no plan');
    const wrong = { state: plan.state, kind: 'conflict' as const, paragraphs: [], deletedIds: [] };
    expect(await carryOut(wrong)).toMatchObject({ kind: 'conflict' });
    const isIt = eq(documents.id, document.id);
    await database.db.update(documents).set({ title: 'Estuaire' }).where(isIt);
    expect(await carryOut(wrong)).toMatchObject({ kind: 'saved' });
  });

  // SAVE-49
  it('is a conflict after its paragraph changed', async () => {
    const { writer, document, carryOut } = await prepare();
    await writer.save(document.id, [put(A, 'trois')]);
    expect(await carryOut()).toMatchObject({ kind: 'conflict', paragraphs: [{ version: 1 }] });
  });

  // SAVE-49
  it('writes nothing in a newer session', async () => {
    const { writer, document, carryOut } = await prepare();
    const { session } = (await writer.call('GET', '/sessions/live')).body;
    await writer.move(session.id, 'end');
    expect(await carryOut()).toEqual({ kind: 'noneActive' });
    const { id } = await writer.start({ documentId: document.id });
    const saved = await carryOut();
    expect(saved).toMatchObject({
      kind: 'saved',
      answer: { session: { id, stats: { words: 2 } } },
    });
  });
});
