import type { Document, DocumentVersion } from '@ecritoire/contracts';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  GridList,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
} from '@ecritoire/ui';
import { VersionDetail, type VersionDetailProps } from './VersionDetail.tsx';
import { LongList, type LoadMoreProps } from '../../shared/lists/LongList.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { titleSize } from '../../shared/ui/title-size.ts';
import { useFailureText } from '../../shared/ui/use-failure-text.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type VersionsScreenProps = Omit<VersionDetailProps, 'language'> & {
  document: Pick<Document, 'id' | 'title' | 'journalEntry' | 'language'>;
  /** Newest first. */
  versions: Part<readonly DocumentVersion[]>;
  more: LoadMoreProps;
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** Asks for a version of the text as it is. */
  onKeep: () => void;
};

/** What a text was before: a timeline, and beside it the text at the time that is chosen. */
export function VersionsScreen({ document, versions, onKeep, ...props }: VersionsScreenProps) {
  const texts = useTexts(versionsTexts);
  const { common } = useI18n().LL;
  const failureText = useFailureText();
  const title = useFormats().title(document);
  return (
    <Stack gap={8}>
      <Stack as="header" gap={2}>
        <Stack media="screen" align="start">
          <Link href={`/app/documents/${document.id}`}>{texts.back()}</Link>
        </Stack>
        <Heading level={1} size={titleSize(title, 'xl')}>
          {texts.titleOf({ title })}
        </Heading>
        <Inline gap={4} justify="between">
          <Text tone="muted">{texts.lead()}</Text>
          <Stack media="screen">
            <Button icon="plus" onPress={onKeep}>
              {texts.keepNow()}
            </Button>
          </Stack>
        </Inline>
      </Stack>
      {versions.status === 'loading' ? <Skeleton lines={8} label={common.loading()} /> : null}
      {versions.status === 'failed' ? (
        <ErrorState
          title={texts.listFailed()}
          actions={<RetryButton tone="primary" onRetry={versions.onRetry} />}
        >
          {failureText('', versions)}
        </ErrorState>
      ) : null}
      {versions.status === 'there' ? (
        versions.data.length === 0 ? (
          <EmptyState icon="history" title={texts.emptyTitle()}>
            {texts.emptyText()}
          </EmptyState>
        ) : (
          <Grid columns="chosen" gap={8}>
            <Timeline versions={versions.data} {...props} />
            <VersionDetail {...props} language={document.language} />
          </Grid>
        )
      ) : null}
    </Stack>
  );
}

type TimelineProps = Pick<VersionsScreenProps, 'more' | 'chosenId' | 'onChoose'> & {
  versions: readonly DocumentVersion[];
};

function Timeline({ versions, more, chosenId, onChoose }: TimelineProps) {
  const texts = useTexts(versionsTexts);
  const { common } = useI18n().LL;
  const formats = useFormats();
  const count = versions.length;
  return (
    <LongList {...more} count={count} shown={texts.shown({ count })}>
      <GridList
        label={texts.list()}
        emptyMessage=""
        current={{ id: chosenId, onChange: onChoose }}
        items={versions.map(({ id, name, reason, createdAt, words, wordsAdded, wordsRemoved }) => {
          const when = formats.dayAndTime(createdAt);
          const what = name ?? texts.reasons[reason]();
          const figures = { added: wordsAdded, removed: wordsRemoved };
          return {
            id,
            title: when,
            // Versions of one minute differ by their size.
            description: `${name === null ? what : texts.quoted({ name })} · ${common.words({ words })}`,
            ...(wordsAdded + wordsRemoved > 0 && { fact: texts.figures(figures) }),
            spoken: texts.spoken({ when, what, ...figures }),
          };
        })}
      />
    </LongList>
  );
}
