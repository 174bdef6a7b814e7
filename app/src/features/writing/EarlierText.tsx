import { newestVersionsQuery } from '@ecritoire/api-client';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import { Banner, ButtonLink, Stack } from '@ecritoire/ui';
import { useQuery } from '@tanstack/react-query';
import { ago, earlierVersion } from './earlier-text.ts';
import { useServices } from '../../shared/services/services.ts';

export type EarlierTextProps = {
  documentId: string;
  /** As it was opened. */
  words: number;
};

/** The way to a version of the last week that has far more words than the text as it was opened. */
export function EarlierText({ documentId, words }: EarlierTextProps) {
  const { api, clock } = useServices();
  const texts = useTexts(versionsTexts);
  const { locale } = useI18n();
  const { data: newest = [] } = useQuery(newestVersionsQuery(api, documentId));
  const version = earlierVersion(newest, words, clock.now());
  if (version === undefined) return null;
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
