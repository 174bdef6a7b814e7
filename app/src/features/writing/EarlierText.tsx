import { newestVersionsQuery } from '@ecritoire/api-client';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import { Banner, ButtonLink, Stack } from '@ecritoire/ui';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ago, earlierVersion, isMuchShorter } from './earlier-text.ts';
import type { Store } from '../../shared/runtime/store.ts';
import { useServices } from '../../shared/services/services.ts';

export type EarlierTextProps = {
  documentId: string;
  /** As it was opened. */
  words: number;
  /** The words of the text by now. */
  count: Pick<Store<number>, 'get' | 'subscribe'>;
};

/**
 * The way to a version of the last week that has far more words than the text as it was opened, until
 * the text has them again.
 */
export function EarlierText({ documentId, words, count }: EarlierTextProps) {
  const { api, clock } = useServices();
  const texts = useTexts(versionsTexts);
  const { locale } = useI18n();
  const { data: newest = [] } = useQuery(newestVersionsQuery(api, documentId));
  const version = earlierVersion(newest, words, clock.now());
  const isShort = useSyncExternalStore(
    count.subscribe,
    () => version !== undefined && isMuchShorter(count.get(), version),
  );
  if (version === undefined || !isShort) return null;
  const { id, createdAt } = version;
  const when = ago(locale, (clock.now() - Date.parse(createdAt)) / 1000);
  return (
    <Stack media="screen">
      <Banner
        tone="neutral"
        icon="history"
        actions={
          <ButtonLink size="small" href={`/app/documents/${documentId}/versions?version=${id}`}>
            {texts.seeEarlier()}
          </ButtonLink>
        }
      >
        {texts.earlier({ when, words: version.words })}
      </Banner>
    </Stack>
  );
}
