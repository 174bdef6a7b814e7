import { useI18n } from '@ecritoire/i18n/react';
import { Text } from '@ecritoire/ui';
import { useCallback } from 'react';
import { LiveText } from './LiveText.tsx';

type Count = {
  get: () => number;
  set: (words: number) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A figure that changes as one types, kept beside React. */
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
  const { LL } = useI18n();
  const follow = useCallback(
    (show: (text: string) => void) => {
      const say = () => show(LL.document.words({ words: count.get() }));
      say();
      return count.subscribe(say);
    },
    [LL, count],
  );
  return (
    <Text as="span" size="sm" tone="muted" figures="tabular">
      <LiveText follow={follow} />
    </Text>
  );
}
