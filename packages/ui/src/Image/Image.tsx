import { useContext, useEffect, useState } from 'react';
import { image, waiting } from './Image.css.ts';
import {
  defaultImageFormat,
  imageDensities,
  imageMetadata,
  ImageServiceContext,
  type ImageMetadata,
} from './image-service.ts';

export type ImageProps = {
  /** Its address, or its name at the image service. */
  src: string;
  /** What there is to see; empty for mere decoration. */
  alt: string;
  /** In CSS pixels. When they are left out, they are read before the picture is shown. */
  width?: number;
  /** In pixels of the page: known before it loads, nothing jumps. */
  height?: number;
  /** What is asked of the image service. @default 'webp' */
  format?: string;
  /** `cover` fills its place and may cut the edges. */
  fit?: 'whole' | 'cover';
  /** `round` for what stands on a card. */
  corners?: 'square' | 'round';
  /** Above the fold: loaded at once. */
  isUrgent?: boolean;
};

/** In a list of pictures a space ends the address. */
const asOneWord = (address: string) => address.replaceAll(/\s/g, encodeURIComponent);

/**
 * A picture, sharp on every screen, whose space is reserved before it loads, so that no text
 * moves. One whose dimensions cannot be read takes no space, and the failure is logged.
 */
export function Image({
  src,
  alt,
  width,
  height,
  format = defaultImageFormat,
  fit = 'whole',
  corners = 'square',
  isUrgent = false,
}: ImageProps) {
  const service = useContext(ImageServiceContext);
  const [read, setRead] = useState<(ImageMetadata & { src: string }) | null>(null);
  const isKnown = width !== undefined && height !== undefined;
  const address = (density: (typeof imageDensities)[number]) => service(src, { format, density });
  const first = address(1);

  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    const readMeasures = async () => {
      const metadata = await imageMetadata(first);
      if (isCurrent) setRead({ ...metadata, src: first });
    };
    void readMeasures();
    return () => {
      isCurrent = false;
    };
  }, [isKnown, first]);

  const measures = isKnown ? { width, height } : read?.src === first ? read : null;
  if (!measures) return <div className={waiting} aria-hidden="true" />;
  const candidates = imageDensities.map((density) => `${asOneWord(address(density))} ${density}x`);
  return (
    <img
      className={image({ fit, corners, measures: measures.height === 0 ? 'lost' : 'known' })}
      src={first}
      srcSet={first ? candidates.join(', ') : undefined}
      alt={alt}
      width={measures.width}
      height={measures.height}
      loading={isUrgent ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
