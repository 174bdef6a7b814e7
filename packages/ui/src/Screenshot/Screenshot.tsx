import { queries } from '../tokens/queries.ts';
import { measures as lengths } from '../tokens/measures.ts';
import { picture, shownIn } from './Screenshot.css.ts';

/** In CSS pixels, and how many pixels of a file each of them has, of every file that there is. */
type Measures = { width: number; height: number; densities: readonly number[] };

/** As a desk shows the product, as a small window does, and as a phone does. */
type Shape = 'wide' | 'middle' | 'narrow';

export type ScreenshotProps = {
  /** What there is to see. */
  alt: string;
  /** Known before a picture loads: nothing jumps. */
  measures: Record<Shape, Measures>;
  /** Gives the address of each picture. */
  address: (mode: 'light' | 'dark', shape: Shape, density: number) => string;
};

/** The product as it looks, in the colours of the page and for the screen that it is seen on. */
export function Screenshot({ alt, measures, address }: ScreenshotProps) {
  return (['light', 'dark'] as const).map((mode) => {
    const files = (shape: Shape) => {
      const { width, height, densities } = measures[shape];
      const each = densities.map(
        (density) => `${address(mode, shape, density)} ${width * density}w`,
      );
      return { srcSet: each.join(', '), sizes: `min(100vw, ${lengths.size.wide})`, width, height };
    };
    return (
      <picture key={mode} className={shownIn[mode]}>
        <source media={queries.phone} {...files('narrow')} />
        <source media={queries.belowSm} {...files('middle')} />
        <img className={picture} {...files('wide')} alt={alt} loading="lazy" decoding="async" />
      </picture>
    );
  });
}
