import type { ReactElement } from 'react';
import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

export const nothing = () => {};

/** Has each test of a file look at a phone whose text is twice the size. */
export function withLargeText(): void {
  beforeEach(async () => {
    await page.viewport(320, 800);
    document.documentElement.style.fontSize = '200%';
  });
  afterEach(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 800);
  });
}

function isForTheEar(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).clipPath !== 'none') return true;
  return false;
}

/** Each word and each figure in sight, with the places of its lines. */
export function wordsInSight(): { word: string; lines: DOMRect[]; parent: HTMLElement }[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: ReturnType<typeof wordsInSight> = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent || isForTheEar(parent)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    for (const match of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, match.index);
      range.setEnd(text, match.index + match[0].length);
      found.push({ word: match[0], lines: [...range.getClientRects()], parent });
    }
  }
  return found;
}

/** Drawings by which a button without words is known. */
export const lostSigns = () =>
  [...document.querySelectorAll('button')]
    .filter((button) => button.checkVisibility())
    .filter((button) => wordsInSight().every(({ parent }) => !button.contains(parent)))
    .filter((button) => {
      const sign = button.querySelector('svg')?.getBoundingClientRect();
      return sign !== undefined && sign.width < 24;
    })
    .map((button) => button.textContent);

export const broken = () =>
  wordsInSight()
    .filter(({ lines }) => new Set(lines.map(({ top }) => Math.round(top))).size > 1)
    .map(({ word }) => word);

/** Those that reach out of the button or the cell that they stand in. */
export const outside = () =>
  wordsInSight()
    .filter(({ lines, parent }) => {
      const box = parent.closest('button, td, th')?.getBoundingClientRect();
      return box && lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
    })
    .map(({ word }) => word);

export const asOnAPage = (shown: ReactElement) =>
  render(<div style={{ padding: '1rem' }}>{shown}</div>);

export const unbroken = 'mon_manuscrit_definitif_v12_relu.docx';
