import {
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { rowOf, rowWith } from './rows.ts';

type Item = { id: string };

/** A row on its way: among the others it would come before the one at this index. */
type Move = { id: string; at: number; isByKeys: boolean };

/** How far a pointer goes until it drags, and how near the edge of the window the page scrolls, in px. */
const distance = { drag: 4, edge: 96, step: 12 } as const;

const handleIn = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null;

/**
 * Rows are moved by their handle: dragged, or by keys once it was pressed. Where one would stand is
 * marked in the DOM alone: no row is rendered until it is put down.
 */
export function useRowMoves(
  grid: RefObject<HTMLElement | null>,
  items: readonly Item[],
  onMove: (id: string, after: string | null) => void,
) {
  const move = useRef<Move | null>(null);
  const pointer = useRef<{ id: string; y: number; startY: number; frame: number } | null>(null);
  const [place, setPlace] = useState<number | null>(null);
  const others = () => items.filter(({ id }) => id !== move.current?.id);

  const mark = () => {
    for (const name of ['data-drop', 'data-dragging']) {
      for (const row of grid.current?.querySelectorAll(`[${name}]`) ?? [])
        row.removeAttribute(name);
    }
    const now = move.current;
    if (now === null) return;
    rowWith(grid.current, now.id)?.setAttribute('data-dragging', 'true');
    const rest = others();
    const isEnd = now.at >= rest.length;
    const target = rowWith(grid.current, rest[isEnd ? rest.length - 1 : now.at]?.id ?? '');
    target?.setAttribute('data-drop', isEnd ? 'after' : 'before');
    if (now.isByKeys) target?.scrollIntoView({ block: 'nearest' });
  };

  const begin = (id: string, isByKeys: boolean) => {
    const at = items.findIndex((item) => item.id === id);
    if (at === -1) return;
    move.current = { id, at, isByKeys };
    if (isByKeys) setPlace(at + 1);
    mark();
  };

  const moveTo = (at: number) => {
    const now = move.current;
    if (now === null) return;
    now.at = Math.max(0, Math.min(items.length - 1, at));
    if (now.isByKeys) setPlace(now.at + 1);
    mark();
  };

  const end = (isDone: boolean) => {
    const now = move.current;
    if (now === null) return;
    const after = others()[now.at - 1]?.id ?? null;
    const hasMoved = now.at !== items.findIndex(({ id }) => id === now.id);
    move.current = null;
    cancelAnimationFrame(pointer.current?.frame ?? 0);
    pointer.current = null;
    mark();
    setPlace(null);
    if (now.isByKeys && isDone) rowWith(grid.current, now.id)?.focus({ preventScroll: true });
    if (isDone && hasMoved) onMove(now.id, after);
  };

  const onKeyDown = (event: KeyboardEvent): boolean => {
    const now = move.current;
    if (now === null) return false;
    if (event.key === 'Tab') {
      end(false);
      return false;
    }
    const steps: Record<string, () => void> = {
      ArrowDown: () => moveTo(now.at + 1),
      ArrowUp: () => moveTo(now.at - 1),
      Home: () => moveTo(0),
      End: () => moveTo(items.length - 1),
      Enter: () => end(true),
      ' ': () => end(true),
      Escape: () => end(false),
    };
    const step = steps[event.key];
    if (step === undefined) return false;
    event.preventDefault();
    event.stopPropagation();
    step();
    return true;
  };

  /** A press by keys, or by what speaks for them, begins a move; one with a pointer drags. */
  const onClick = (event: MouseEvent): boolean => {
    const id = rowOf(grid.current, event.target)?.dataset['id'];
    if (handleIn(event.target) === null || id === undefined) return false;
    if (event.detail === 0) begin(id, true);
    return true;
  };

  const follow = (clientY: number) => {
    const list = grid.current;
    if (list === null) return;
    const { left, width } = list.getBoundingClientRect();
    const under = document
      .elementsFromPoint(left + width / 2, clientY)
      .map((element) => rowOf(list, element))
      .find((row) => row !== null);
    if (!under) return;
    const index = others().findIndex(({ id }) => id === under.dataset['id']);
    if (index === -1) return;
    const { top, height } = under.getBoundingClientRect();
    moveTo(clientY > top + height / 2 ? index + 1 : index);
  };

  const scrollAlong = () => {
    const drag = pointer.current;
    if (drag === null || move.current === null) return;
    const isAbove = drag.y < distance.edge;
    if (isAbove || drag.y > window.innerHeight - distance.edge) {
      window.scrollBy({ top: isAbove ? -distance.step : distance.step, behavior: 'instant' });
      follow(drag.y);
    }
    drag.frame = requestAnimationFrame(scrollAlong);
  };

  const drop = (isDone: boolean) => {
    if (pointer.current === null) return;
    end(isDone);
    pointer.current = null;
  };

  return {
    place,
    onKeyDown,
    onClick,
    onBlur: () => {
      if (move.current?.isByKeys === true) end(false);
    },
    pointer: {
      onPointerDown: (event: PointerEvent) => {
        const handle = handleIn(event.target);
        const id = rowOf(grid.current, event.target)?.dataset['id'];
        if (handle === null || id === undefined || event.button !== 0) return;
        handle.setPointerCapture(event.pointerId);
        pointer.current = { id, y: event.clientY, startY: event.clientY, frame: 0 };
      },
      onPointerMove: (event: PointerEvent) => {
        const drag = pointer.current;
        if (drag === null) return;
        drag.y = event.clientY;
        if (move.current === null) {
          if (Math.abs(drag.y - drag.startY) < distance.drag) return;
          begin(drag.id, false);
          drag.frame = requestAnimationFrame(scrollAlong);
        }
        follow(drag.y);
      },
      onPointerUp: () => drop(true),
      onPointerCancel: () => drop(false),
    },
  };
}
