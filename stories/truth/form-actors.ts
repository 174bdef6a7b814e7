import { Actor, type AnyActorRef } from 'xstate';
import { rootsIn, type Fiber } from '../react-fibers.ts';

/** The states of a component's hooks, which React keeps as a list. */
function hookStates({ memoizedState }: Fiber): unknown[] {
  const states: unknown[] = [];
  for (let hook = memoizedState; isHook(hook); hook = hook.next) states.push(hook.memoizedState);
  return states;
}

const isHook = (value: unknown): value is { memoizedState: unknown; next: unknown } =>
  typeof value === 'object' && value !== null && 'memoizedState' in value && 'next' in value;

const isForm = (value: unknown): value is AnyActorRef =>
  value instanceof Actor && 'id' in value.logic && value.logic.id === 'form-action';

function formActorsOf(fiber: Fiber | null): AnyActorRef[] {
  const found: AnyActorRef[] = [];
  for (let at = fiber; at !== null; at = at.sibling) {
    // `useMachine` holds its actor beside the machine.
    found.push(...hookStates(at).flat().filter(isForm), ...formActorsOf(at.child));
  }
  return found;
}

/**
 * The machine of a form on the page, which its component alone holds.
 * @param successKey the toast of its success; without it any form.
 */
export function formActor(successKey: string | undefined): AnyActorRef {
  const all = rootsIn(document.body).flatMap(formActorsOf);
  const found = all.find(
    (actor) =>
      (successKey ?? actor.getSnapshot().context.successKey) ===
      actor.getSnapshot().context.successKey,
  );
  if (found === undefined) throw new Error(`No form on the page has the toast ${successKey}.`);
  return found;
}
