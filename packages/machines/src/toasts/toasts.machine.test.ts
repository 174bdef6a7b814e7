import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { toastsMachine } from './toasts.machine.ts';

function open() {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock }).start();
  const add = (messageKey: string) => actor.send({ type: 'add', tone: 'error', messageKey });
  const shown = () =>
    actor.getSnapshot().context.toasts.map(({ messageKey, state }) => `${messageKey} ${state}`);
  return { actor, add, clock, shown };
}

describe(`${toastsMachine.id}: the queue`, () => {
  // PAGE-50
  test('a toast stays 5 s, closes 200 ms, then goes', () => {
    const { add, clock, shown } = open();
    add('a');
    clock.increment(4999);
    expect(shown()).toEqual(['a open']);
    clock.increment(1);
    expect(shown()).toEqual(['a closed']);
    clock.increment(199);
    expect(shown()).toEqual(['a closed']);
    clock.increment(1);
    expect(shown()).toEqual([]);
  });

  test('a notification stays 3 s', () => {
    const { actor, clock, shown } = open();
    actor.send({ type: 'notify', tone: 'success', messageKey: 'n' });
    clock.increment(2999);
    expect(shown()).toEqual(['n open']);
    clock.increment(1);
    expect(shown()).toEqual(['n closed']);
  });

  // PAGE-79
  test('one that leads somewhere stays 10 s', () => {
    const { actor, clock, shown } = open();
    const link = { messageKey: 'go', href: '/there' };
    actor.send({ type: 'add', tone: 'success', messageKey: 'l', link });
    expect(actor.getSnapshot().context.toasts).toMatchObject([{ link }]);
    clock.increment(9999);
    expect(shown()).toEqual(['l open']);
    clock.increment(1);
    expect(shown()).toEqual(['l closed']);
  });

  // PAGE-50
  test('one that can be undone stays 10 s', () => {
    const { actor, clock, shown } = open();
    const action = { messageKey: 'undo', run: () => {} };
    actor.send({ type: 'add', tone: 'success', messageKey: 'u', action });
    expect(actor.getSnapshot().context.toasts).toMatchObject([{ action }]);
    clock.increment(9999);
    expect(shown()).toEqual(['u open']);
  });

  // TRASH-10
  test('the undo of each deletion stays', () => {
    const { actor, shown } = open();
    for (const of of ['one', 'two', 'one']) {
      const action = { messageKey: 'undo', run: () => {}, of };
      actor.send({ type: 'add', tone: 'success', messageKey: 'd', detail: of, action });
    }
    expect(shown()).toEqual(['d open', 'd open']);
    expect(actor.getSnapshot().context.toasts.map(({ detail }) => detail)).toEqual(['two', 'one']);
  });

  test('closing one leaves the others', () => {
    const { actor, add, clock, shown } = open();
    add('a');
    add('b');
    actor.send({ type: 'close', id: 1 });
    expect(shown()).toEqual(['a closed', 'b open']);
    clock.increment(200);
    expect(shown()).toEqual(['b open']);
  });

  test('a second close does not prolong it', () => {
    const { actor, add, clock, shown } = open();
    add('a');
    actor.send({ type: 'close', id: 1 });
    clock.increment(150);
    actor.send({ type: 'close', id: 1 });
    clock.increment(50);
    expect(shown()).toEqual([]);
  });

  // PAGE-50
  test('a duplicate replaces the toast and restarts its time', () => {
    const { add, clock, shown } = open();
    add('a');
    add('b');
    clock.increment(3000);
    add('a');
    expect(shown()).toEqual(['b open', 'a open']);
    clock.increment(2000);
    expect(shown()).toEqual(['b closed', 'a open']);
  });

  // PAGE-50
  test('the oldest makes room for a sixth', () => {
    const { add, shown } = open();
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) add(key);
    expect(shown()).toEqual(['b open', 'c open', 'd open', 'e open', 'f open']);
  });

  test.each(['hover', 'hiddenPage'] as const)('none goes during %s', (reason) => {
    const { actor, add, clock, shown } = open();
    add('a');
    actor.send({ type: 'hold', reason });
    add('b');
    clock.increment(60_000);
    expect(shown()).toEqual(['a open', 'b open']);
    actor.send({ type: 'release', reason });
    clock.increment(4999);
    expect(shown()).toEqual(['a open', 'b open']);
    clock.increment(1);
    clock.increment(200);
    expect(shown()).toEqual([]);
  });

  test('both reasons to pause must end', () => {
    const { actor, add, clock, shown } = open();
    add('a');
    actor.send({ type: 'hold', reason: 'hover' });
    actor.send({ type: 'hold', reason: 'hiddenPage' });
    actor.send({ type: 'release', reason: 'hover' });
    clock.increment(60_000);
    expect(shown()).toEqual(['a open']);
  });
});
