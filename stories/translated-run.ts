import { afterEach, beforeEach } from 'vitest';
import { translatePage } from '../app/src/shared/testing/translate-page.ts';
import { followTranslations } from '../app/src/shared/runtime/translated-text.ts';
import { rootsIn, type Fiber } from './react-fibers.ts';

const pressable =
  'button:not(:disabled), summary, [role=radio], [role=tab], [role=checkbox], [role=switch], input:is([type=radio], [type=checkbox])';

const frame = () => new Promise(requestAnimationFrame);

/** The first text that the page shows otherwise than React wrote it last. */
function staleText(fiber: Fiber | null): string | undefined {
  for (let at = fiber; at !== null; at = at.sibling) {
    const { memoizedProps: props, stateNode: node } = at;
    if (node instanceof Text && typeof props === 'string') {
      // A detached one is translated: what stands for it was made from its words at that time.
      const isShown = node.isConnected ? node.nodeValue === props : shows(`*${props}*`);
      if (!isShown && props.trim() !== '') return props;
    }
    if (isInBody(node) && typeof props === 'object' && props !== null) {
      const words = 'children' in props && typeof props.children === 'string' ? props.children : '';
      const isShown = node.textContent === words || node.textContent === `*${words}*`;
      if (!isShown && words.trim() !== '') return words;
    }
    const found = staleText(at.child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The title of the page is the tab's, which a clock writes to as well. */
const isInBody = (node: unknown): node is HTMLElement =>
  node instanceof HTMLElement && document.body.contains(node);

const shows = (words: string) =>
  [...document.querySelectorAll('font > font')].some(({ textContent }) => textContent === words);

const nameOf = (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll('*', '');

/** After its own steps each screen is translated, and all that can be pressed is pressed once. */
export function translateEach(): void {
  beforeEach(({ skip, task }) => {
    skip(!task.file.filepath.includes('/app/src/'));
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') return;
    const end = [followTranslations(document), translatePage(document.body)];
    try {
      await frame();
      const pressed = new Set<string>();
      for (;;) {
        const next = [...document.querySelectorAll<HTMLElement>(pressable)].find(
          (element) => element.checkVisibility() && !pressed.has(nameOf(element)),
        );
        if (next === undefined || pressed.size === 40) break;
        pressed.add(nameOf(next));
        next.click();
        await frame();
        await frame();
        for (const root of rootsIn(document.body)) {
          const stale = staleText(root);
          if (stale !== undefined) {
            throw new Error(`Once “${nameOf(next)}” was pressed, “${stale}” is not shown.`);
          }
        }
      }
    } finally {
      for (const stop of end) stop();
    }
  });
}
