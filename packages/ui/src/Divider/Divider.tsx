import { useSeparator } from 'react-aria/useSeparator';
import { divider } from './Divider.css.ts';

export type DividerProps = {
  /** `vertical` between things in one line. */
  orientation?: 'horizontal' | 'vertical';
};

/** A line between things that do not belong together. Try white space first. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  // The component of the same name brings all that lists are made of.
  const Line = orientation === 'vertical' ? 'div' : 'hr';
  const { separatorProps } = useSeparator({ orientation, elementType: Line });
  return <Line {...separatorProps} className={divider[orientation]} />;
}
