/** All views of a story on one small sheet, and what differs between two sheets. */
import type { Page } from 'playwright';
import { views, type Pictures } from './pictures.ts';

/** Smaller, but still to be read. */
const scales: Record<number, number> = { 1280: 1 / 3, 320: 1 / 2 };
const quality = 0.6;

/**
 * How far colours may be off, of 255, and in which share of the pixels. The same browser smooths an
 * edge a little otherwise now and then, which the small sheets blur further; another one draws every
 * letter its own way.
 */
const tolerances = {
  sameBrowser: [
    { off: 32, share: 0.000_01 },
    { off: 8, share: 0.002 },
  ],
  anotherBrowser: [{ off: 64, share: 0.002 }],
} as const;

/** A WebP file as base64. */
export type Sheet = string;

export function makeSheet(page: Page, pictures: Pictures): Promise<Sheet> {
  const parts = views.map(({ key, width }) => ({
    data: pictures[key]?.toString('base64') ?? '',
    scale: scales[width] ?? 1,
  }));
  return page.evaluate(
    async ({ parts: all, quality: wanted }) => {
      const gap = 8;
      const drawn = await Promise.all(
        all.map(async ({ data, scale }) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const [width, height] = [image.width, image.height].map((side) =>
            Math.round(side * scale),
          );
          return { image, width: width ?? 0, height: height ?? 0 };
        }),
      );
      const canvas = document.createElement('canvas');
      canvas.width = drawn.reduce((sum, { width }) => sum + width + gap, -gap);
      canvas.height = Math.max(...drawn.map(({ height }) => height));
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('No canvas.');
      pen.fillStyle = '#888';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.imageSmoothingQuality = 'high';
      let x = 0;
      for (const { image, width, height } of drawn) {
        pen.drawImage(image, x, 0, width, height);
        x += width + gap;
      }
      return canvas.toDataURL('image/webp', wanted).split(',')[1] ?? '';
    },
    { parts, quality },
  );
}

/** Where two sheets differ, as a sheet; `isSame` when nobody would see it. */
export function compareSheets(
  page: Page,
  before: Sheet,
  after: Sheet,
  drawnBy: keyof typeof tolerances,
): Promise<{ difference: Sheet; isSame: boolean }> {
  return page.evaluate(
    async ({ sheets, limits }) => {
      const images = await Promise.all(
        sheets.map(async (data) => {
          const image = new Image();
          image.src = `data:image/webp;base64,${data}`;
          await image.decode();
          return image;
        }),
      );
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(...images.map(({ width }) => width));
      canvas.height = Math.max(...images.map(({ height }) => height));
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('No canvas.');
      const [one, other] = images.map((image) => {
        pen.clearRect(0, 0, canvas.width, canvas.height);
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, canvas.width, canvas.height);
      });
      if (!one || !other) throw new Error('Two sheets are needed.');
      const counts = limits.map(() => 0);
      for (let at = 0; at < one.data.length; at += 4) {
        const off = Math.max(
          ...[0, 1, 2, 3].map((channel) =>
            Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)),
          ),
        );
        for (const [index, limit] of limits.entries()) {
          if (off > limit.off) counts[index] = (counts[index] ?? 0) + 1;
        }
        const grey = (other.data[at] ?? 0) / 6 + 200;
        const colour = off > 16 ? [200, 30, 60] : [grey, grey, grey];
        other.data.set([...colour, 255], at);
      }
      pen.putImageData(other, 0, 0);
      const isSame =
        images[0]?.width === images[1]?.width &&
        images[0]?.height === images[1]?.height &&
        limits.every(
          ({ share }, index) => (counts[index] ?? 0) <= share * canvas.width * canvas.height,
        );
      return { difference: canvas.toDataURL('image/webp', 0.6).split(',')[1] ?? '', isSame };
    },
    { sheets: [before, after], limits: [...tolerances[drawnBy]] },
  );
}
