import { documentVersionQuery, documentVersionsQuery } from '@ecritoire/api-client';
import type { Document } from '@ecritoire/contracts';
import { versionsTexts } from '@ecritoire/i18n/versions';
import { useTexts } from '@ecritoire/i18n/react';
import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { VersionsScreen } from './VersionsScreen.tsx';
import { plainTextOf } from '../../shared/editing/plain-text.ts';
import { loadMoreOf } from '../../shared/lists/load-more.ts';
import { itemsPartOf, partOf } from '../../shared/lists/part-of.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useServices } from '../../shared/services/services.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type VersionsPageProps = {
  document: Document;
  /** The version of the address; the newest where it names none. */
  versionId: string | null;
  onChoose: (id: string) => void;
};

export function VersionsPage({ document, versionId, onChoose }: VersionsPageProps) {
  const { api } = useServices();
  const texts = useTexts(versionsTexts);
  const title = useFormats().title(document);
  const list = useInfiniteQuery(documentVersionsQuery(api, document.id));
  const versions = itemsPartOf(list);
  const newest = versions.status === 'there' ? (versions.data[0]?.id ?? null) : null;
  const chosenId = versionId ?? newest;
  const text = useQuery({
    ...documentVersionQuery(api, document.id, chosenId ?? ''),
    ...(chosenId === null && { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle>{texts.titleOf({ title })}</PageTitle>
      <VersionsScreen
        document={document}
        versions={versions}
        more={loadMoreOf(list)}
        chosenId={chosenId}
        onChoose={onChoose}
        text={text.error?.status === 404 ? { status: 'gone' } : partOf(text)}
        isOld={text.isPlaceholderData}
        onCopy={(paragraphs) => navigator.clipboard.writeText(plainTextOf(paragraphs))}
      />
    </>
  );
}
