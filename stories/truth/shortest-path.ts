import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** How the calls of a machine can end, by the name of the actor, or by where it is invoked. */
type Outcomes = Readonly<
  Record<string, { outputs?: readonly unknown[]; errors?: readonly unknown[] }>
>;

/** What leads a machine from state to state. */
export type MachineEvents<Event extends EventObject> = {
  /** Sent by the writer, another tab, or the browser. */
  events: readonly Event[];
  outcomes: Outcomes;
  /** As much of the context as decides where an event leads; all of it where it is left out. */
  decisive?: (context: AnyMachineSnapshot['context']) => unknown;
};

type Invocation = { id: string; src: unknown };

/** Those that XState sends: a call ends, a delay is over. */
function ownEvents({ _nodes }: AnyMachineSnapshot, outcomes: Outcomes): EventObject[] {
  const invoked: readonly Invocation[] = _nodes.flatMap((node) => node.invoke);
  const ends = invoked.flatMap(({ id: actorId, src }): EventObject[] => {
    const { outputs = [], errors = [] } = outcomes[actorId] ?? outcomes[String(src)] ?? {};
    const done = { type: `xstate.done.actor.${actorId}`, actorId };
    const error = { type: `xstate.error.actor.${actorId}`, actorId };
    return outputs
      .map((output): EventObject => Object.assign({ output }, done))
      .concat(errors.map((reason) => Object.assign({ error: reason }, error)));
  });
  const types = _nodes.flatMap(({ transitions }) => [...transitions.keys()]);
  return [
    ...ends,
    ...types.filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type })),
  ];
}

/** @param ids of nodes, such as `auth.signedIn.expired.asking`. */
export const isIn = ({ _nodes }: AnyMachineSnapshot, ids: readonly string[]) =>
  ids.every((id) => _nodes.some((node) => node.id === id));

/**
 * The fewest events that lead a machine from a state to another, with the state after each.
 *
 * @param from where the machine is now.
 * @throws where no path leads there.
 */
export function shortestPath<Event extends EventObject>(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  ids: readonly string[],
  { events, outcomes, decisive = (context) => context }: MachineEvents<Event>,
): readonly { event: EventObject; state: AnyMachineSnapshot }[] {
  const isThere = (state: AnyMachineSnapshot) => isIn(state, ids);
  const paths = getShortestPaths(machine, {
    fromState: from,
    events: (state) => [...events, ...ownEvents(state, outcomes)],
    serializeState: ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, decisive(context)]),
    toState: isThere,
    stopWhen: isThere,
  });
  const [shortest] = paths.toSorted((one, other) => one.weight - other.weight);
  if (shortest === undefined) throw new Error(`No path of events leads to ${ids.join(' and ')}.`);
  // The first step is where it starts.
  return shortest.steps.slice(1);
}
