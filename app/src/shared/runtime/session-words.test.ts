import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSessionWords } from './session-words.ts';
import { draft } from '../session/writing-session.test-support.ts';

const sessionOf = (words: number) => ({ ...draft, stats: { ...draft.stats, words } });

type Save = { key: string; gain: number };

/** A page that writes in two documents, a server, and another device that writes in the same session. */
function createWriting() {
  let others = 0;
  const taken = new Map<string, { gain: number; response: ReturnType<typeof sessionOf> }>();
  const onServer = () => [...taken.values()].reduce((sum, { gain }) => sum + gain, others);
  let typed = 0;
  let keys = 0;
  /** Of the other device's words, those shown: they may be of a while ago, and are never taken back. */
  let shown = 0;
  /** Answered saves whose response may arrive once more, to a request before. */
  const repeated: string[] = [];
  let words = createSessionWords();
  type Reading = ReturnType<typeof words.read>;
  type Response = Parameters<Reading['settle']>[0];
  let readings: { reading: Reading; response?: Response }[] = [];
  const createDocument = (id: string) => {
    let pending = 0;
    let inFlight: Save | null = null;
    /** What the server had when the page read the text. */
    let isKnown = false;
    const source = {
      key: () => inFlight?.key ?? null,
      words: () => ({ sent: isKnown ? 0 : (inFlight?.gain ?? 0), pending }),
      isLeft: () => false,
    };
    const follow = () => words.follow(id, source);
    return {
      follow,
      type: () => {
        typed += 3;
        pending += 3;
        words.notify();
      },
      send: () => {
        if (inFlight === null && pending > 0) {
          keys += 1;
          inFlight = { key: `k${keys}`, gain: pending };
          pending = 0;
          isKnown = false;
        }
        // One that was not answered is sent again by its key.
        if (inFlight) words.sending(inFlight.key);
      },
      take: () => {
        if (inFlight === null || taken.has(inFlight.key)) return;
        const response = sessionOf(onServer() + inFlight.gain);
        taken.set(inFlight.key, { gain: inFlight.gain, response });
      },
      answer: () => {
        const save = inFlight && taken.get(inFlight.key);
        if (!inFlight || !save) return;
        words.saved(inFlight.key, save.response);
        check();
        repeated.push(inFlight.key);
        inFlight = null;
      },
      read: () => {
        isKnown = inFlight !== null && taken.has(inFlight.key);
        if (inFlight) words.sending(inFlight.key, true);
        follow();
      },
    };
  };
  const [first, second] = [createDocument('d1'), createDocument('d2')];
  first.follow();
  second.follow();
  const answer = ({ query }: Reading) => ({
    session: sessionOf(onServer()),
    includedSaves: query.saves?.split(',').filter((key) => taken.has(key)) ?? [],
  });
  const settle = (reading: Reading) => reading.settle(answer(reading));
  settle(words.read(true));

  const steps = {
    type: first.type,
    typeInSecond: second.type,
    otherTypes: () => {
      others += 5;
    },
    send: first.send,
    sendSecond: second.send,
    take: first.take,
    takeSecond: second.take,
    answer: first.answer,
    answerSecond: second.answer,
    answerAgain: () => {
      const key = repeated.shift();
      const save = key === undefined ? undefined : taken.get(key);
      if (key !== undefined && save) words.saved(key, save.response);
    },
    look: () => void readings.push({ reading: words.read(true) }),
    pauseOrResume: () => void readings.push({ reading: words.read(false) }),
    serve: () => {
      const waiting = readings.find(({ response }) => response === undefined);
      if (waiting) waiting.response = answer(waiting.reading);
    },
    showFirst: () => show(readings.findIndex(({ response }) => response !== undefined)),
    showLast: () => show(readings.findLastIndex(({ response }) => response !== undefined)),
    reload: () => reload('session last'),
    reloadSlowly: () => reload('session first'),
  };
  /** The texts are read with what waits on the device, and the session before or after they are open. */
  function reload(order: 'session first' | 'session last'): void {
    words = createSessionWords();
    readings = [];
    repeated.length = 0;
    const early = words.read(true);
    const response = answer(early);
    if (order === 'session first') early.settle(response);
    first.read();
    second.read();
    if (order === 'session last') early.settle(response);
    shown = 0;
    // Nobody knows yet which saves of the page before are included.
    if (words.isDoubtful()) settle(words.read(true));
  }
  function show(index: number): void {
    const [settled] = index === -1 ? [] : readings.splice(index, 1);
    settled?.reading.settle(settled.response ?? null);
  }

  const check = () => {
    const ofOthers = words.get() - typed;
    expect(ofOthers % 5).toBe(0);
    expect(ofOthers).toBeGreaterThanOrEqual(shown);
    expect(ofOthers).toBeLessThanOrEqual(others);
    shown = ofOthers;
  };
  return {
    steps,
    check,
    words: () => words,
    /** What is left once all has been sent and answered. */
    end: () => {
      for (const { send, take, answer: receive } of [first, first, second, second]) {
        send();
        take();
        receive();
      }
      settle(words.read(true));
      return { shown: words.get(), onServer: onServer(), typed: typed + others };
    },
  };
}

const steps = [
  'type',
  'typeInSecond',
  'otherTypes',
  'send',
  'sendSecond',
  'take',
  'takeSecond',
  'answer',
  'answerSecond',
  'answerAgain',
  'look',
  'pauseOrResume',
  'serve',
  'showFirst',
  'showLast',
  'reload',
  'reloadSlowly',
] as const satisfies (keyof ReturnType<typeof createWriting>['steps'])[];

// COUNT-1
test('a session read during a held save counts words once', () => {
  const { steps: take, words } = createWriting();
  for (const step of ['type', 'send', 'take', 'look', 'serve', 'showFirst'] as const) {
    take[step]();
    expect(words().get()).toBe(3);
  }
});

// COUNT-1
test('two documents answered in the other order count words once', () => {
  const { steps: take, words } = createWriting();
  for (const step of ['type', 'send', 'take', 'typeInSecond', 'sendSecond', 'takeSecond'] as const)
    take[step]();
  for (const step of ['answerSecond', 'answer', 'answerAgain'] as const) {
    take[step]();
    expect(words().get()).toBe(6);
  }
});

// COUNT-1
test('words are the server’s plus unsent, in any response order', () => {
  const step = fc.constantFrom(...steps);
  fc.assert(
    fc.property(fc.array(step, { minLength: 40, maxLength: 80 }), (taken) => {
      const writing = createWriting();
      for (const each of taken) {
        writing.steps[each]();
        writing.check();
      }
      const { shown, onServer, typed } = writing.end();
      expect([shown, onServer]).toEqual([typed, typed]);
    }),
    { numRuns: 300 },
  );
});
