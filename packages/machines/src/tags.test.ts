import { describe, expect, test } from 'vitest';
import { authMachine } from './auth/index.ts';
import { autoSaveMachine, autoSaveTags, tagOf } from './auto-save/index.ts';
import { formActionMachine } from './form-action/index.ts';
import { toastMachine } from './toasts/toast.machine.ts';
import { writingSessionMachine, writingSessionTags } from './writing-session/index.ts';

/** As far as XState's own nodes are read here. */
type Node = {
  id: string;
  type: string;
  tags: readonly string[];
  always?: readonly { guard?: unknown }[] | undefined;
  states: Record<string, Node>;
};

/** A state that is left as soon as it is entered is seen by nobody; at a final one the actor ends. */
const isPassing = ({ type, always = [] }: Node) =>
  type === 'final' || always.some(({ guard }) => guard === undefined);

/** Each state that a machine can be found in, with all its tags. */
function restingStates(node: Node, above: readonly string[] = []): [string, string[]][] {
  const tags = [...above, ...node.tags];
  const below = Object.values(node.states);
  if (below.length > 0) return below.flatMap((state) => restingStates(state, tags));
  return isPassing(node) ? [] : [[node.id, tags]];
}

describe('a state that a view can see', () => {
  test.each([
    ['writing-session', writingSessionMachine.root, writingSessionTags],
    // What the device keeps goes on beside it, and is nothing to switch over.
    ['auto-save', autoSaveMachine.getStateNodeById('auto-save.remote'), autoSaveTags],
    ['form-action', formActionMachine.root, ['idle', 'submitting', 'succeeded', 'failed']],
    ['toast', toastMachine.root, ['open', 'closed']],
  ] as const)('%s has exactly one tag per state', (_, root, tags) => {
    const states = restingStates(root);
    expect(states.filter(([, own]) => own.length !== 1)).toEqual([]);
    expect(new Set(states.flatMap(([, own]) => own))).toEqual(new Set(tags));
  });

  test('every auth state is tagged; expired counts as signed in', () => {
    const states = restingStates(authMachine.root);
    expect(states.length).toBeGreaterThan(10);
    expect(states.filter(([, own]) => own.length === 0)).toEqual([]);
  });

  test('an untagged state is an error', () => {
    const untagged = { hasTag: () => false, value: { remote: 'resting' } };
    expect(() => tagOf(untagged, autoSaveTags)).toThrow('{"remote":"resting"}');
  });
});
