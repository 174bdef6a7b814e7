import { useI18n } from '@ecritoire/i18n/react';
import { Button, List, ListRow, Stack, Text } from '@ecritoire/ui';
import { PartCard } from '../../shared/lists/PartCard.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { Written } from '../../shared/ui/Written.tsx';

/** A journal, and what its page of today has. */
export type JournalToday = {
  id: string;
  name: string;
  /** Of today's entry; null while there is none. */
  words: number | null;
};

export type HomeJournalProps = {
  journals: Part<readonly JournalToday[]>;
  onBegin: (journal: JournalToday) => void;
  onCreate: () => void;
  /** The journal whose entry is being begun; `new` for one that is being made. */
  pending: string | null;
};

/** Today's page of each journal. */
export function HomeJournal({ journals, onBegin, onCreate, pending }: HomeJournalProps) {
  const { common, home: texts } = useI18n().LL;
  return (
    <PartCard title={texts.journalTitle()} part={journals} lines={2}>
      {(all) =>
        all.length === 0 ? (
          <Stack gap={4} align="start">
            <Text tone="muted">{texts.noJournal()}</Text>
            <Button
              icon="notebook"
              onPress={onCreate}
              isPending={pending === 'new'}
              pendingLabel={common.loading()}
            >
              {texts.createJournal()}
            </Button>
          </Stack>
        ) : (
          <List label={texts.journalTitle()}>
            {all.map((journal) => (
              <ListRow
                key={journal.id}
                href={`/app/projects/${journal.id}`}
                icon="notebook"
                title={<Written>{journal.name}</Written>}
                facts={[
                  journal.words === null
                    ? texts.nothingToday()
                    : common.words({ words: journal.words }),
                ]}
                actions={
                  journal.words === null ? (
                    <Button
                      size="small"
                      icon="pen-line"
                      aria-label={texts.beginEntryOf({ name: journal.name })}
                      onPress={() => onBegin(journal)}
                      isPending={pending === journal.id}
                      pendingLabel={common.loading()}
                    >
                      {texts.beginEntry()}
                    </Button>
                  ) : null
                }
              />
            ))}
          </List>
        )
      }
    </PartCard>
  );
}
