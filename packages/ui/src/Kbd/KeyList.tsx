import { Kbd } from './Kbd.tsx';
import { keyList, keyRow, keys as keysClass, what as whatClass } from './Kbd.css.ts';

export type KeyListProps = {
  /** Names the list: usually the id of the heading above it. */
  labelledBy: string;
  /** What is done, and the keys that do it; several stand for any one of them. */
  rows: readonly { what: string; keys: readonly string[] }[];
};

/** What keys do, line by line: the list that ? opens. For a single key in a sentence, Kbd. */
export function KeyList({ labelledBy, rows }: KeyListProps) {
  return (
    <ul className={keyList} aria-labelledby={labelledBy}>
      {rows.map(({ what, keys }) => (
        <li key={what} className={keyRow}>
          <span className={whatClass}>{what}</span>
          <span className={keysClass}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
