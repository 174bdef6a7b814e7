import type { ArchiveImport } from '@ecritoire/contracts';
import { useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { Stack, Text } from '@ecritoire/ui';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { hasNews } from './import-state.ts';

export type ImportSummaryProps = { plan: ArchiveImport };

/** What an archive would bring, or has brought, and what does not come. */
export function ImportSummary({ plan }: ImportSummaryProps) {
  const texts = useTexts(settingsTexts);
  const { day } = useFormats();
  const coming = useComing(plan);
  const skipped = useSkipped(plan);
  return (
    <Stack gap={3}>
      {hasNews(plan) ? (
        <div>
          <p role="status">
            {plan.isDryRun
              ? texts.importPlan({ date: day(plan.archivedAt) })
              : texts.importDoneText()}
          </p>
          <Points items={coming} />
        </div>
      ) : (
        <p role="status">{texts.importNothing()}</p>
      )}
      <div>
        <Text tone="muted">{texts.importSkipped()}</Text>
        <Points items={skipped} isMuted />
      </div>
    </Stack>
  );
}

function Points({ items, isMuted = false }: { items: readonly string[]; isMuted?: boolean }) {
  return (
    <Text as="div" {...(isMuted ? { tone: 'muted' as const } : {})}>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Text>
  );
}

function useComing({ added, isProfileAdded }: ArchiveImport): string[] {
  const texts = useTexts(settingsTexts);
  const { fileSize } = useFormats();
  const size = fileSize(added.size);
  const counted = [
    [added.projects, texts.importProjects],
    [added.documents, texts.importDocuments],
    [added.journalEntries, texts.importEntries],
    [added.words, ({ count }: { count: number }) => texts.importWords({ count, size })],
    [added.versions, texts.importVersions],
    [added.sessions, texts.importSessions],
    [added.published, texts.importPublished],
    [added.targets, texts.importTargets],
    [added.inTrash, texts.importInTrash],
  ] as const;
  const lines = counted.filter(([count]) => count > 0).map(([count, text]) => text({ count }));
  return isProfileAdded ? [...lines, texts.importProfile()] : lines;
}

function useSkipped({ skipped, isProfileAdded }: ArchiveImport): string[] {
  const texts = useTexts(settingsTexts);
  const reasons = { alreadyHere: texts.importAlreadyHere, targetsSet: texts.importTargetsSet };
  return [
    ...skipped.map(({ reason, count }) => reasons[reason]({ count })),
    ...(isProfileAdded ? [] : [texts.importProfileStays()]),
    texts.importReaders(),
  ];
}
