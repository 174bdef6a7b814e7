import { useI18n } from '@ecritoire/i18n/react';
import { Text } from '@ecritoire/ui';
import { useCallback } from 'react';
import { LiveText } from './LiveText.tsx';
import type { Store } from '../../shared/runtime/store.ts';

/** The words of the document. */
export function WordCount({ count }: { count: Pick<Store<number>, 'get' | 'subscribe'> }) {
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
      <span>{LL.document.wordsOfText()}</span> <LiveText follow={follow} />
    </Text>
  );
}
