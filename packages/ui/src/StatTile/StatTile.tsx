import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  detail as detailClass,
  label as labelClass,
  tile,
  tiles,
  value as valueClass,
} from './StatTile.css.ts';

export type StatTilesProps = {
  /** StatTile after StatTile. */
  children: ReactNode;
};

/** A few figures side by side, each with what it counts. Holds StatTile only. */
export function StatTiles({ children }: StatTilesProps) {
  return <dl className={tiles}>{children}</dl>;
}

export type StatTileProps = {
  /** What is counted. */
  label: string;
  /** Already written out for the reader's language. */
  value: string;
  /** What is read out in its place, where the figure has a short unit: "12 seconds" for "12 s". */
  spokenValue?: string;
  /** A word more, under it. */
  detail?: string;
};

/**
 * One figure and what it counts. It says how much, not whether that is good: for an objective use
 * ProgressRing, for figures over time BarChart.
 */
export function StatTile({ label, value, spokenValue, detail }: StatTileProps) {
  return (
    <div className={tile}>
      <dt className={labelClass}>{label}</dt>
      <dd dir="auto" className={valueClass}>
        {spokenValue === undefined ? (
          value
        ) : (
          <>
            <span aria-hidden="true">{value}</span>
            <VisuallyHidden>{spokenValue}</VisuallyHidden>
          </>
        )}
      </dd>
      {detail ? (
        <dd dir="auto" className={detailClass}>
          {detail}
        </dd>
      ) : null}
    </div>
  );
}
