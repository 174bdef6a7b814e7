import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnDefaults } from '../database/column-defaults.ts';
import { writingSessions } from '../database/schema.ts';
import { canHaveEndedAt, durationMsAt, move, pausedMsAt, type SessionRow } from './session-life.ts';
import { idleMsAfterEdit, statsOf } from './session-stats.ts';

const START = Date.parse('2026-09-14T18:00:00.000Z');

const begun: SessionRow = {
  ...columnDefaults(writingSessions),
  id: '7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04',
  writerId: '1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a05',
  status: 'active',
  timeZone: 'Europe/Paris',
  localDate: '2026-09-14',
  startedAt: new Date(START),
};

type Lived = { session: SessionRow; at: number; pauses: [from: number, to: number][] };

/** A session after writing, pauses and waits, as they come; what its status forbids is left out. */
const lived = fc
  .array(
    fc.record({
      after: fc.integer({ min: 0, max: 20_000_000 }),
      what: fc.constantFrom('write', 'pause', 'resume'),
    }),
    { maxLength: 12 },
  )
  .map((steps) => {
    const life: Lived = { session: begun, at: START, pauses: [] };
    for (const { after, what } of steps) {
      const at = life.at + after;
      const now = new Date(at);
      const { session } = life;
      if (what === 'write' && session.status === 'active') {
        life.session = { ...session, idleMs: idleMsAfterEdit(session, now), lastWrittenAt: now };
        life.at = at;
      }
      const moved = what === 'write' ? undefined : move(session, what, now);
      if (!moved) continue;
      if (session.pausedAt) life.pauses.push([session.pausedAt.getTime(), at]);
      life.session = { ...session, ...moved };
      life.at = at;
    }
    return life;
  });

const spans = fc.integer({ min: 0, max: 90_000_000 });

const ended = (session: SessionRow, at: number): SessionRow => ({
  ...session,
  ...move(session, 'end', new Date(at)),
});

describe('a session ends when last seen', () => {
  it('can have ended then, and not before', () => {
    fc.assert(
      fc.property(lived, spans, ({ session, at }, since) => {
        expect(canHaveEndedAt(session, new Date(at + since))).toBe(true);
        expect(canHaveEndedAt(session, new Date(at - 1))).toBe(false);
      }),
    );
  });

  // COUNT-13
  it('its duration excludes all pauses', () => {
    fc.assert(
      fc.property(lived, spans, spans, ({ session, at, pauses }, since, later) => {
        const end = at + since;
        const open = session.pausedAt ? end - session.pausedAt.getTime() : 0;
        const paused = pauses.reduce((sum, [from, to]) => sum + to - from, open);
        const whole = ended(session, end);
        const now = new Date(end + later);
        expect(pausedMsAt(whole, now)).toBe(paused);
        expect(durationMsAt(whole, now)).toBe(end - START - paused);
        expect(durationMsAt(whole, now)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  // COUNT-13
  it('idle time never exceeds the duration', () => {
    fc.assert(
      fc.property(lived, spans, ({ session, at }, since) => {
        const stats = statsOf(ended(session, at), new Date(at + since));
        expect(stats.idleSeconds).toBeLessThanOrEqual(stats.durationSeconds);
        expect(ended(session, at + since).idleMs).toBe(session.idleMs);
      }),
    );
  });
});
