import { findFolded, foldWords } from '@ecritoire/prose';
import { Fragment } from 'react';
import { Written } from './Written.tsx';

type Place = { from: number; to: number };

/** The first place of the whole search, or of each of its words where all are there, in their order. */
function placesIn(text: string, search: string): Place[] {
  const whole = findFolded(text, search);
  if (whole) return [whole];
  const words = foldWords(search);
  const places = words.flatMap((word) => findFolded(text, word) ?? []);
  // It was found by its text, which is shown below.
  if (places.length < words.length) return [];
  const apart: Place[] = [];
  for (const place of places.toSorted((one, other) => one.from - other.from)) {
    const last = apart.at(-1);
    if (last === undefined || place.from > last.to) apart.push({ ...place });
    else last.to = Math.max(last.to, place.to);
  }
  return apart;
}

/** A text with the first place of what is searched for, or of each of its words, marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  const places = placesIn(text, search);
  return (
    <>
      {places.map(({ from, to }, index) => (
        <Fragment key={from}>
          <Written>{text.slice(places[index - 1]?.to ?? 0, from)}</Written>
          <mark translate="no">{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      <Written>{text.slice(places.at(-1)?.to ?? 0)}</Written>
    </>
  );
}
