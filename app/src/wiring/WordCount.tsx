import { useI18n } from '@ecritoire/i18n/react';
import { Text } from '@ecritoire/ui';
import { useSyncExternalStore } from 'react';

type Count = {
  get: () => number;
  set: (words: number) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A figure that changes as one types. It is kept beside React, so that only what shows it renders. */
export function createWordCount(initial: number): Count {
  let words = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => words,
    set: (next) => {
      words = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The words of the document. */
export function WordCount({ count }: { count: Count }) {
  const { document } = useI18n().LL;
  const words = useSyncExternalStore(count.subscribe, count.get);
  return (
    <Text as="span" size="sm" tone="muted" figures="tabular">
      {document.words({ words })}
    </Text>
  );
}
