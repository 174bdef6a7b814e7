import { useI18n } from '@ecritoire/i18n/react';
import { Button, EmptyState } from '@ecritoire/ui';

type NothingFoundProps = {
  search: string;
  /** Where was looked. */
  text: string;
  onClear: () => void;
};

/** A list in which nothing is that was looked for. */
export function NothingFound({ search, text, onClear }: NothingFoundProps) {
  const { common, documents } = useI18n().LL;
  return (
    <div role="status">
      <EmptyState
        icon="search"
        title={documents.nothingTitle({ search })}
        actions={<Button onPress={onClear}>{common.showAll()}</Button>}
      >
        {text}
      </EmptyState>
    </div>
  );
}
