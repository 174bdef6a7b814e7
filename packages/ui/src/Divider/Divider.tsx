import { Separator } from 'react-aria-components';
import { divider } from './Divider.css.ts';

export type DividerProps = { orientation?: 'horizontal' | 'vertical' };

/** A line between things that do not belong together. Try white space first. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <Separator orientation={orientation} className={divider[orientation]} />;
}
