import type { Locales } from '@ecritoire/i18n';
import { basePath } from './base-path.ts';

/** In CSS pixels, and how many pixels of the file each of them has: for a desk, and for a phone. */
export const pictureShapes = {
  wide: { width: 1200, height: 800, density: 1.5 },
  narrow: { width: 375, height: 560, density: 2 },
} as const;

export type PictureShape = keyof typeof pictureShapes;

/** Where a picture of a page of the studio is (`scripts/make-pictures.ts`). */
export const pictureAddress = (picture: {
  name: string;
  language: Locales;
  mode: 'light' | 'dark';
  shape: PictureShape;
}): string =>
  `${basePath}/pictures/${picture.name}-${picture.language}-${picture.mode}-${picture.shape}.webp`;
