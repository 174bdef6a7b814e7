import { Actor, type AnyActor, type AnyMachineSnapshot } from 'xstate';
import { fibersIn, hookStates } from './react-fibers.ts';

const isMachine = (value: unknown): value is AnyActor =>
  value instanceof Actor && 'id' in value.logic && 'root' in value.logic;

const withChildren = (actor: AnyActor): AnyActor[] => [
  actor,
  ...Object.values<AnyActor>(actor.getSnapshot().children).filter(isMachine).flatMap(withChildren),
];

/** Each machine that a component of the page has begun, reads or follows, and what these have begun. */
export function machinesOn(page: Element): AnyActor[] {
  // A hook has its machine as its state, beside another value, or among what it depends on.
  const used = fibersIn(page).flatMap((fiber) => hookStates(fiber).flat(2).filter(isMachine));
  return [...new Set(used.flatMap(withChildren))];
}

const leavesOf = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter(({ type }) => type === 'atomic').map(({ id }) => id);

/** The states that these machines are in, such as `auth.signedIn.idle.resting`. */
export const statesOn = (page: Element): ReadonlySet<string> =>
  new Set(machinesOn(page).flatMap((actor) => leavesOf(actor.getSnapshot())));

type Match = { fullPath: string; status: string };
type RouterState = { status: string; matches: readonly Match[] };

const isRouterState = (value: unknown): value is RouterState =>
  typeof value === 'object' && value !== null && 'matches' in value && 'status' in value;

/** The route that the page shows, once it is there: `/app/documents/$documentId`. */
export function routeOn(page: Element): string | undefined {
  for (const { memoizedProps: props } of fibersIn(page)) {
    if (typeof props !== 'object' || props === null || !('router' in props)) continue;
    const { router } = props;
    if (typeof router !== 'object' || router === null || !('state' in router)) continue;
    const { state } = router;
    if (!isRouterState(state)) continue;
    const shown =
      state.status === 'idle' && state.matches.every((each) => each.status === 'success');
    return shown ? state.matches.at(-1)?.fullPath.replace(/(?<=.)\/$/u, '') : undefined;
  }
  return undefined;
}
