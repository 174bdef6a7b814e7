import { createContext } from 'react';

/** Section 9 of the specification. */
export const imageDensities = [1, 2] as const;
export const defaultImageFormat = 'webp';

type ImageVariant = { format: string; density: (typeof imageDensities)[number] };

/** Gives the address of a picture in one format and density. */
export type ImageService = (source: string, variant: ImageVariant) => string;

export type ImageMetadata = { width: number; height: number; ratio: number };

/** `cover.jpg` is expected beside `cover.webp` and `cover@2x.webp`. */
export const besideOriginal: ImageService = (source, { format, density }) => {
  const mark = density === 1 ? '' : `@${density}x`;
  return source.replace(/\.\w+(?=$|[?#])/, `${mark}.${format}`);
};

export const ImageServiceContext = createContext<ImageService>(besideOriginal);

const nothing: ImageMetadata = { width: 0, height: 0, ratio: 0 };

/**
 * The measures of a picture in CSS pixels. A picture that cannot be read logs an error and is
 * taken as width 0, height 0, ratio 0 (section 8 of the specification). Never rejects.
 */
export async function imageMetadata(url: string): Promise<ImageMetadata> {
  const image = new window.Image();
  image.src = url;
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    return { width, height, ratio: height === 0 ? 0 : width / height };
  } catch (error) {
    console.error(`The measures of the image ${url} could not be read.`, error);
    return nothing;
  }
}
