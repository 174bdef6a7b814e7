/** The row of a list in which something is; null for a popup of its menu, outside of the list. */
export function rowOf(list: Element | null, target: EventTarget | null): HTMLElement | null {
  if (list === null || !(target instanceof Element) || !list.contains(target)) return null;
  return target.closest<HTMLElement>('[role="row"]');
}

export const rowWith = (list: Element | null, id: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`:scope > [data-id="${CSS.escape(id)}"]`) ?? null;
