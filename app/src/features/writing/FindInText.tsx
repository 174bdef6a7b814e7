import { FindBar, type FindBarProps } from '@ecritoire/editor/FindBar';
import { useFindLabels } from './use-find-labels.ts';

/** Find and replace, in the language of the page. */
export default function FindInText(props: Omit<FindBarProps, 'labels'>) {
  return <FindBar {...props} labels={useFindLabels()} />;
}
