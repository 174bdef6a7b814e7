import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { list, point, sign } from './Points.css.ts';

export type PointsProps = {
  /** `yes`: what there is; `no`: what there is not. The words must say so, too. */
  kind: 'yes' | 'no';
  /** One point each. */
  items: readonly { id: string; content: ReactNode }[];
};

/**
 * A few statements, each with a sign before it: what is offered, what holds. For things one can go
 * to, use List.
 */
export function Points({ kind, items }: PointsProps) {
  return (
    <ul className={list}>
      {items.map(({ id, content }) => (
        <li key={id} className={point}>
          <span className={sign[kind]}>
            <Icon name={kind === 'yes' ? 'check-circle' : 'x'} />
          </span>
          <div>{content}</div>
        </li>
      ))}
    </ul>
  );
}
