import { newestVersionQuery } from '@ecritoire/api-client';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import { Link, Stack, Text } from '@ecritoire/ui';
import { useQuery } from '@tanstack/react-query';
import { ago, hasFarMoreWords } from './earlier-text.ts';
import { useServices } from '../../shared/services/services.ts';

export type EarlierTextProps = {
  documentId: string;
  /** As it was opened. */
  words: number;
};

/** Where the newest version has far more words than the text as it was opened: the way to it. */
export function EarlierText({ documentId, words }: EarlierTextProps) {
  const { api, clock } = useServices();
  const texts = useTexts(versionsTexts);
  const { locale } = useI18n();
  const { data: newest = null } = useQuery(newestVersionQuery(api, documentId));
  if (newest === null || !hasFarMoreWords(newest.words, words)) return null;
  const { id, createdAt } = newest;
  const when = ago(locale, (clock.now() - Date.parse(createdAt)) / 1000);
  return (
    <Stack media="screen" align="start">
      <Text size="sm">
        <Link href={`/app/documents/${documentId}/versions?version=${id}`}>
          {texts.earlier({ when, words: newest.words })}
        </Link>
      </Text>
    </Stack>
  );
}
