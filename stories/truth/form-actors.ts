import type { AnyActor } from 'xstate';
import { machinesOn } from '../page-machines.ts';

/**
 * The machine of a form on the page, which its component alone holds.
 * @param successKey the toast of its success; without it any form.
 */
export function formActor(successKey: string | undefined): AnyActor {
  const forms = machinesOn(document.body).filter(({ logic }) => logic.id === 'form-action');
  const found = forms.find(
    (actor) =>
      (successKey ?? actor.getSnapshot().context.successKey) ===
      actor.getSnapshot().context.successKey,
  );
  if (found === undefined) throw new Error(`No form on the page has the toast ${successKey}.`);
  return found;
}
