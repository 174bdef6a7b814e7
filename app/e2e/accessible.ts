import { AxeBuilder } from '@axe-core/playwright';
import { breakpoints } from '@ecritoire/ui/breakpoints';
import { expect, type Page } from './test.ts';

export type Look = { width: number; colorScheme: 'light' | 'dark' };

/** Each colours at each width, a width after the other. */
const everyLook: readonly Look[] = [breakpoints.xs, breakpoints.xl].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);

/** Until then a colour is on its way from the one to the other. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/** What axe sees by the colours; all else that it looks for is the same in both. */
const byColours = ['color-contrast', 'link-in-text-block'];

/**
 * Nothing for axe to find in any of the looks, and nothing to scroll sideways for.
 *
 * @param looks those of one width after another: all is looked for in the first of each width.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  looks: readonly Look[] = everyLook,
): Promise<void> {
  for (const [index, { width, colorScheme }] of looks.entries()) {
    const where = `${what}, ${width} px, ${colorScheme}`;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await painted(page);
    const isKnown = looks[index - 1]?.width === width;
    const { violations } = await new AxeBuilder({ page })
      // React Aria's announcer names for some seconds what may already be gone: it has been read.
      .exclude('[data-live-announcer]')
      .options({
        resultTypes: ['violations'],
        ...(isKnown ? { runOnly: byColours } : {}),
      })
      // There are no frames: it need not open a page of its own to gather what they found.
      .setLegacyMode()
      .analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
    expect.soft(found, where).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${where}: scrolls sideways`).toBe(0);
  }
}
