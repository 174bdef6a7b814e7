import { versionDifferenceQuery } from '@ecritoire/api-client';
import type { Document, DocumentVersion, VersionParagraph } from '@ecritoire/contracts';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import { keepPreviousData, skipToken, useInfiniteQuery } from '@tanstack/react-query';
import { comparedOf, now, previous, type Against, type Compared } from './against.ts';
import { ComparePanel, type ComparePanelProps } from './ComparePanel.tsx';
import { loadMoreOf } from '../../shared/lists/load-more.ts';
import { itemsPartOf } from '../../shared/lists/part-of.ts';
import { useServices } from '../../shared/services/services.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type ComparingProps = Pick<ComparePanelProps, 'isRestoring'> & {
  document: Pick<Document, 'id' | 'language'>;
  chosenId: string;
  /** Newest first, as far as they are listed. */
  versions: readonly DocumentVersion[];
  /** The text of the chosen one. */
  text: readonly VersionParagraph[];
  against: Against;
  onAgainstChange: (against: Against) => void;
  onRestore: (paragraphIds: readonly string[]) => void;
};

/** Reads what differs between two texts, page by page. */
export function Comparing({
  document,
  chosenId,
  versions,
  text,
  against,
  ...props
}: ComparingProps) {
  const { api, clock } = useServices();
  const texts = useTexts(versionsTexts);
  const { common } = useI18n().LL;
  const formats = useFormats();
  const compared = comparedOf(chosenId, against, versions);
  const query = useInfiniteQuery({
    ...versionDifferenceQuery(api, document.id, compared ?? { from: chosenId, to: null }),
    ...(compared === null && { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  const nameOf = (id: string) => {
    const version = versions.find((each) => each.id === id);
    return version ? formats.moment(version.createdAt, clock.now()) : texts.olderVersion();
  };
  const sentenceOf = ({ from, to }: Compared) =>
    texts.fromTo({ from: nameOf(from), to: to === null ? texts.thisText() : nameOf(to) });
  const others = versions.filter(({ id }) => id !== chosenId);
  const read = async (much: 'next' | 'all') => {
    let reading = query;
    let isEnough = false;
    while (reading.hasNextPage && !isEnough) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- each page names the next one
      reading = await query.fetchNextPage({ cancelRefetch: false });
      if (reading.isError) throw reading.error;
      isEnough = much === 'next';
    }
    return reading.data?.pages.flatMap(({ items }) => items) ?? [];
  };
  return (
    <ComparePanel
      language={document.language}
      against={{
        value: against === chosenId ? now : against,
        onChange: props.onAgainstChange,
        options: [
          { value: now, label: texts.now() },
          { value: previous, label: texts.previous() },
          ...others.map(({ id, name, reason, createdAt, words }) => ({
            value: id,
            label: formats.dayAndTime(createdAt),
            description: `${name === null ? texts.reasons[reason]() : texts.quoted({ name })} · ${common.words({ words })}`,
          })),
        ],
      }}
      compared={compared && sentenceOf(compared)}
      differences={itemsPartOf(query)}
      text={text}
      more={loadMoreOf(query)}
      onRead={read}
      isOld={query.isPlaceholderData}
      onRestore={compared?.to === null ? props.onRestore : null}
      isRestoring={props.isRestoring}
    />
  );
}
