import { useDeferredValue, useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { caption, cell, figure, figures, nothing, sign, summary, table } from './Chart.css.ts';

export type ChartPoint = {
  /** A day, a week: what the axis says. */
  label: string;
  /** The amount, which makes the height. */
  value: number;
  /** The value in the reader's language, with its unit: "1 204 mots". */
  valueLabel: string;
};

export type ChartTexts = {
  /** What is counted, and over which time. */
  title: string;
  /** Opens the table of the same figures: "Show the figures". */
  figuresLabel: string;
  /** The heads of its two columns. */
  labelHeading: string;
  /** The head of the column of values. */
  valueHeading: string;
};

type ChartFigureProps = ChartTexts & {
  points: readonly ChartPoint[];
  target?: ChartPoint;
  /** What stands where there are no points; without it there is something to draw all the same. */
  emptyMessage?: ReactNode;
  children: ReactNode;
};

const nothingYet: readonly ChartPoint[] = [];

function FigureRow({ label, valueLabel }: ChartPoint) {
  return (
    <tr>
      <th scope="row" className={cell}>
        <div dir="auto">{label}</div>
      </th>
      <td className={cell}>
        <div dir="auto">{valueLabel}</div>
      </td>
    </tr>
  );
}

/**
 * A drawing with its figures in a table: the drawing is for the eye, the table for everybody. Where
 * there is nothing to draw, no scale pretends to.
 */
export function ChartFigure({
  title,
  figuresLabel,
  labelHeading,
  valueHeading,
  emptyMessage,
  points,
  target,
  children,
}: ChartFigureProps) {
  const titleId = useId();
  // The table is folded away: the hundreds of rows of a year are rendered after what is in sight.
  const rows = useDeferredValue(points, nothingYet);
  return (
    <figure className={figure} aria-labelledby={titleId}>
      <figcaption id={titleId} className={caption}>
        {title}
      </figcaption>
      {points.length === 0 && emptyMessage !== undefined ? (
        <div className={nothing}>{emptyMessage}</div>
      ) : (
        <>
          <div aria-hidden="true">{children}</div>
          <details className={figures}>
            <summary className={summary}>
              <span>{figuresLabel}</span>
              <span className={sign}>
                <Icon name="chevron-down" size="small" />
              </span>
            </summary>
            <table className={table} aria-labelledby={titleId}>
              <thead>
                <tr>
                  <th scope="col" className={cell}>
                    {labelHeading}
                  </th>
                  <th scope="col" className={cell}>
                    {valueHeading}
                  </th>
                </tr>
              </thead>
              <tbody>
                {[...rows.entries()].map(([at, point]) => (
                  <FigureRow key={at} {...point} />
                ))}
              </tbody>
              {target ? (
                <tfoot>
                  <FigureRow {...target} />
                </tfoot>
              ) : null}
            </table>
          </details>
        </>
      )}
    </figure>
  );
}
