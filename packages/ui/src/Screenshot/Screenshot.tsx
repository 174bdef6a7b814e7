import { queries } from '../tokens/media.ts';
import { picture, shownIn } from './Screenshot.css.ts';

/** In CSS pixels. */
type Measures = { width: number; height: number };

/** As a desk shows the product, and as a phone does. */
type Shape = 'wide' | 'narrow';

export type ScreenshotProps = {
  /** What there is to see. */
  alt: string;
  /** Known before a picture loads: nothing jumps. */
  measures: Record<Shape, Measures>;
  /** Gives the address of each picture. */
  address: (mode: 'light' | 'dark', shape: Shape) => string;
};

/** The product as it looks, in the colours of the page and for the screen that it is seen on. */
export function Screenshot({ alt, measures, address }: ScreenshotProps) {
  return (['light', 'dark'] as const).map((mode) => (
    <picture key={mode} className={shownIn[mode]}>
      <source
        media={queries.belowSm}
        srcSet={address(mode, 'narrow')}
        width={measures.narrow.width}
        height={measures.narrow.height}
      />
      <img
        className={picture}
        src={address(mode, 'wide')}
        alt={alt}
        width={measures.wide.width}
        height={measures.wide.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}
