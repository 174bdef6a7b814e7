import type { StateNode } from './inventory.ts';

/** A machine's definition in words, as a designer reads it. */
export type StateMap = {
  id: string;
  name: string;
  kind: 'state' | 'end';
  isFirst: boolean;
  ways: readonly { event: string; condition: string | undefined; target: string | undefined }[];
  states: readonly StateMap[];
};

/** `signedInInOtherTab` as “signed in in other tab”. */
export const inWords = (name: string) =>
  name.replaceAll(/[A-Z]/gu, (capital) => ` ${capital.toLowerCase()}`).replaceAll('.', ', ');

/** An event's name; of XState's own events, what they tell. */
function eventInWords(event: string): string {
  if (event === '') return 'at once';
  if (event === '*') return 'any other event';
  const [, kind, rest = ''] = /^xstate\.(done|error|after)\.(.*)$/u.exec(event) ?? [];
  if (kind === 'done') return rest.startsWith('actor') ? 'it succeeds' : 'its states have ended';
  if (kind === 'error') return 'it fails';
  const [delay = ''] = rest.split('.');
  if (kind === 'after')
    return /^\d+$/u.test(delay) ? `after ${delay} ms` : `after the ${inWords(delay)}`;
  return inWords(event);
}

/** Guards are named in words already; one that stands in its place has no name. */
function condition(guard: unknown): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) {
    const params = 'params' in guard && typeof guard.params === 'string' ? ` ${guard.params}` : '';
    return `${String(guard.type)}${params}`;
  }
  return 'its result is so';
}

/** The state's own name: `starting, loading user`. */
export const stateName = (id: string) => inWords(id.slice(id.indexOf('.') + 1));

export function mapOf(node: StateNode, firstOf: readonly string[] = []): StateMap {
  const first = (node.initial?.target ?? []).map(({ id }) => id);
  const events = [...node.transitions, ['', node.always ?? []] as const];
  return {
    id: node.id,
    name: inWords(node.key),
    kind: node.type === 'final' ? 'end' : 'state',
    isFirst: firstOf.includes(node.id),
    ways: events.flatMap(([event, ways]) =>
      ways.map(({ guard, target }) => ({
        event: eventInWords(event),
        condition: condition(guard),
        target: target?.[0]?.id,
      })),
    ),
    states: Object.values(node.states).map((state) => mapOf(state, first)),
  };
}
