import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** Sideways, in CSS pixels, from which letting go means "away with it". */
const swipeThreshold = 50;

/** Under this, a press with an unsteady hand is not yet a swipe. */
const slack = 4;

type Swipe = { pointer: number; from: number; by: number };

function moveTo(element: HTMLElement, by: number) {
  element.style.transform = by === 0 ? '' : `translateX(${by}px)`;
  element.toggleAttribute('data-swiping', by !== 0);
}

function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}

/** Pointer handlers that report when an element was swiped away, by touch, pen or mouse. */
export function useSwipe(onSwipe: () => void) {
  const swipe = useRef<Swipe | null>(null);

  const end = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    const { by } = swipe.current ?? { by: 0 };
    swipe.current = null;
    if (isDone && Math.abs(by) > swipeThreshold) onSwipe();
    else moveTo(event.currentTarget, 0);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || isOnControl(event.target)) return;
      swipe.current = { pointer: event.pointerId, from: event.clientX, by: 0 };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (swipe.current?.pointer !== event.pointerId) return;
      // It was released outside, before the element captured the pointer.
      if (event.buttons === 0) return end(event, false);
      const by = event.clientX - swipe.current.from;
      if (swipe.current.by === 0 && Math.abs(by) <= slack) return;
      if (swipe.current.by === 0) event.currentTarget.setPointerCapture(event.pointerId);
      swipe.current.by = by;
      moveTo(event.currentTarget, by);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
