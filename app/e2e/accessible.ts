import { AxeBuilder } from '@axe-core/playwright';
import { breakpoints } from '@ecritoire/ui/breakpoints';
import { expect, type Page } from './test.ts';

/** A small screen and a wide one, each in the colours that the stories do not have there. */
const looks = [
  { width: breakpoints.xs, colorScheme: 'light' },
  { width: breakpoints.xl, colorScheme: 'dark' },
] as const;

/** Until then a colour is on its way from the one to the other. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/** Nothing to scroll sideways for. */
async function expectWithin(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${where}: scrolls sideways`).toBe(0);
}

/** Nothing for axe to find in any of the looks, and nothing to scroll sideways for. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    const where = `${what}, ${width} px, ${colorScheme}`;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await painted(page);
    const { violations } = await new AxeBuilder({ page })
      // React Aria's announcer names for some seconds what may already be gone: it has been read.
      .exclude('[data-live-announcer]')
      .options({ resultTypes: ['violations'] })
      // There are no frames: it need not open a page of its own to gather what they found.
      .setLegacyMode()
      .analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
    expect.soft(found, where).toEqual([]);
    await expectWithin(page, where);
  }
}
