import { describe, expect, test } from 'vitest';
import { flushAutoSave } from './flush.ts';
import { WritingDesk } from './writing-desk.test-support.ts';

describe('flushAutoSave', () => {
  test('resolves with true once everything is acknowledged', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    const flushed = flushAutoSave(desk.actor);
    await desk.pass(50);
    desk.type('b', 'encore');
    await desk.answer();
    await desk.pass(50);
    await desk.answer();
    expect(await flushed).toBe(true);
    expect(desk.server.paragraphs.size).toBe(2);
  });

  // SESSION-15
  test('resolves true once only refused changes remain', async () => {
    const desk = new WritingDesk();
    desk.server.refuses = (text) => text === 'refus';
    desk.type('a', 'refus');
    const flushed = flushAutoSave(desk.actor);
    await desk.pass(50);
    await desk.answer();
    expect(await flushed).toBe(true);
    expect(desk.actor.getSnapshot().matches({ remote: 'refused' })).toBe(true);
  });

  // SAVE-51
  test('resolves true when the server is full', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    const flushed = flushAutoSave(desk.actor);
    await desk.pass(50);
    await desk.answer({ kind: 'noRoom', messageKey: 'writingSessions.tooLong' });
    expect(await flushed).toBe(true);
    expect(desk.actor.getSnapshot().context.draft.pending).toHaveProperty('a');
  });

  test('resolves with false when the server cannot be reached', async () => {
    const desk = new WritingDesk();
    desk.type('a', 'mot');
    const flushed = flushAutoSave(desk.actor);
    await desk.pass(50);
    await desk.answer({ kind: 'offline' });
    expect(await flushed).toBe(false);
  });
});
