import type { Locales } from '@ecritoire/i18n';
import { basePath } from './base-path.ts';

/**
 * In CSS pixels, and how many pixels of a file each of them has: for a desk, for a small window, and
 * for a phone, whose screen has more than one.
 */
export const pictureShapes = {
  wide: { width: 1216, height: 810, densities: [1, 2] },
  middle: { width: 640, height: 720, densities: [1, 2] },
  narrow: { width: 375, height: 560, densities: [2, 3] },
} as const;

export type PictureShape = keyof typeof pictureShapes;

/** Where a picture of a page of the studio is (`scripts/make-pictures.ts`). */
export const pictureAddress = (picture: {
  name: string;
  language: Locales;
  mode: 'light' | 'dark';
  shape: PictureShape;
  density: number;
}): string => {
  const { name, language, mode, shape, density } = picture;
  return `${basePath}/pictures/${name}-${language}-${mode}-${shape}@${density}x.webp`;
};
