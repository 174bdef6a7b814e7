import { findFolded } from '@ecritoire/prose';
import { Written } from './Written.tsx';

/** A text with the first place that has what is searched for. */
export function Marked({ text, search }: { text: string; search: string }) {
  const found = findFolded(text, search);
  if (!found) return <Written>{text}</Written>;
  return (
    <>
      <Written>{text.slice(0, found.from)}</Written>
      <mark translate="no">{text.slice(found.from, found.to)}</mark>
      <Written>{text.slice(found.to)}</Written>
    </>
  );
}
