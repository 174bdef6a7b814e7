import { usePart } from '@ecritoire/ui/use-part';
import type { ComponentType } from 'react';
import type { FindBarProps } from './FindBar.tsx';

/** A part with the bar of find and replace, which has its words. */
export type FindBarPart = { default: ComponentType<Omit<FindBarProps, 'labels'>> };

export type LazyFindBarProps = Omit<FindBarProps, 'asked' | 'labels'> & {
  load: () => Promise<FindBarPart>;
  /** Null while nobody asks for it. */
  asked: FindBarProps['asked'] | null;
  /** It did not come. */
  onMissing: () => void;
};

/** The bar of find and replace, which comes once the page is there. */
export function LazyFindBar({ load, asked, onMissing, ...props }: LazyFindBarProps) {
  const part = usePart(load, asked !== null, onMissing);
  return part && asked ? <part.default {...props} asked={asked} /> : null;
}
