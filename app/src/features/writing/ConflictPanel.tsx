import { languageTags } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { clusterBound, compareTexts, type Mark, type TextPart } from '@ecritoire/prose';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Banner, Button, Card, Comparison, Link, Stack, Text } from '@ecritoire/ui';
import {
  firstConflictId,
  type Choice,
  type Conflict,
  type Difference,
  type Keep,
} from './conflict.ts';

/** Milliseconds within which two presses are a double click. */
const doubleClick = 500;

/** Ignores the second press of a double click, which would hit the next decision. */
function createDecisions() {
  let last = { id: '', at: Number.NEGATIVE_INFINITY };
  return {
    isMeant: (id: string, conflicts: readonly Conflict[]): boolean => {
      const now = performance.now();
      const hasGone = conflicts.every((conflict) => conflict.id !== last.id);
      if (hasGone && now - last.at < doubleClick) return false;
      last = { id, at: now };
      return true;
    },
  };
}

export type ConflictPanelProps = {
  conflicts: readonly Conflict[];
  /** The last choice, while it does not stand yet. */
  choice: Choice | null;
  /** Where the side that is not kept will be. */
  versionsHref: string;
  onResolve: (id: string, keep: Keep) => void;
};

/** Both versions side by side, for the writer to choose: nothing is dropped before. */
export function ConflictPanel({ conflicts, choice, versionsHref, onResolve }: ConflictPanelProps) {
  const { saving: texts } = useI18n().LL;
  const say = useDifferences();
  const cards = useRef(new Map<string, HTMLElement>());

  const [decisions] = useState(createDecisions);
  const chosen = useRef<{ id: string; neighbourId: string | undefined }>(null);

  // The card that held the focus goes: its neighbour takes it.
  const resolve = (index: number, id: string, keep: Keep) => {
    if (!decisions.isMeant(id, conflicts)) return;
    const neighbour = conflicts[index + 1] ?? conflicts[index - 1];
    chosen.current = { id, neighbourId: neighbour?.id };
    onResolve(id, keep);
  };
  const onConflicts = useEffectEvent((left: readonly Conflict[]) => {
    const { id, neighbourId } = chosen.current ?? {};
    if (id === undefined || left.some((conflict) => conflict.id === id)) return;
    chosen.current = null;
    if (neighbourId !== undefined) cards.current.get(neighbourId)?.focus();
  });
  useEffect(() => onConflicts(conflicts), [conflicts]);
  if (conflicts.length === 0) return null;
  return (
    <Stack gap={4} media="screen">
      <Banner tone="warning" role="alert" title={texts.conflictTitle()}>
        <span>{texts.conflictText()}</span> <span>{texts.lostSideStays()}</span>{' '}
        <Link href={versionsHref}>{texts.toVersions()}</Link>
      </Banner>
      {conflicts.map(({ id, mine, theirs, canKeepBoth, differences }, index) => (
        <div
          key={id}
          id={index === 0 ? firstConflictId : undefined}
          role="group"
          aria-label={startOf(mine || theirs || texts.conflictTitle())}
          tabIndex={-1}
          ref={(card) => {
            if (card === null) return;
            cards.current.set(id, card);
            return () => void cards.current.delete(id);
          }}
        >
          <Card>
            <Stack gap={4}>
              <Versions
                mine={mine}
                theirs={theirs}
                canKeepBoth={canKeepBoth}
                storing={choice?.id === id && choice.status === 'storing' ? choice.keep : null}
                onKeep={(keep) => resolve(index, id, keep)}
              />
              {choice?.id === id && choice.status !== 'storing' ? (
                <Banner tone="warning" role="alert">
                  {texts.lostSide[choice.status]()}
                </Banner>
              ) : null}
              {differences.map((difference) => (
                <Text key={difference.kind} size="sm" tone="muted">
                  {say(difference)}
                </Text>
              ))}
            </Stack>
          </Card>
        </div>
      ))}
    </Stack>
  );
}

/** Says exactly what differs. */
function useDifferences(): (difference: Difference) => string {
  const { locale, LL } = useI18n();
  const { differences: texts, kinds } = LL.saving;
  const list = new Intl.ListFormat(languageTags[locale]);
  const named = (found: readonly Mark[]) =>
    found.length === 0 ? texts.noMarks() : list.format(found.map((mark) => LL.marks[mark].name()));
  return (difference) => {
    switch (difference.kind) {
      case 'type':
        return texts.kind({
          mine: kinds[difference.mine](),
          theirs: kinds[difference.theirs](),
        });
      case 'marks': {
        const [mine, theirs] = [named(difference.mine), named(difference.theirs)];
        return mine === theirs ? texts.marksOnOtherWords({ mine }) : texts.marks({ mine, theirs });
      }
      case 'place':
        return texts[difference.mine]();
      case 'paragraphs':
        return texts.paragraphs({ mine: difference.mine, theirs: difference.theirs });
    }
  };
}

/** Enough of a paragraph to know it by. */
function startOf(text: string): string {
  const start = text.slice(0, clusterBound(text, 40));
  return start === text ? text : `${start.replace(/\s+\S*$/, '')}…`;
}

/** So many stretches of a version are said in words; all are marked in it. */
const mostSaid = 5;

/** The stretches of words that only this version has. */
const ownOf = (parts: readonly TextPart[]): string[] =>
  parts.flatMap(({ text, isShared }) => (isShared || text.trim() === '' ? [] : text.trim()));

type VersionsProps = Pick<Conflict, 'mine' | 'theirs' | 'canKeepBoth'> & {
  /** The choice that is about to stand. */
  storing: Keep | null;
  onKeep: (keep: Keep) => void;
};

/** What only one of them has is marked in it, and said in words; below each, what keeps it. */
function Versions({ mine, theirs, canKeepBoth, storing, onKeep }: VersionsProps) {
  const { common, saving: texts } = useI18n().LL;
  const pending = (keep: Keep) => ({
    isPending: storing === keep,
    pendingLabel: common.loading(),
  });
  const [mineParts, theirParts] = useMemo(
    () => compareTexts(mine ?? '', theirs ?? ''),
    [mine, theirs],
  );
  const own = [ownOf(mineParts), ownOf(theirParts)];
  const [myWords = '', theirWords = ''] = own.map((stretches) => {
    const said = stretches
      .slice(0, mostSaid)
      .map((words) => texts.differences.ownWords({ words: startOf(words) }));
    return [...said, ...(stretches.length > mostSaid ? ['…'] : [])].join(', ');
  });
  const areCompared = mine !== null && theirs !== null && mine !== theirs;
  return (
    <>
      <Comparison
        first={{
          label: texts.mine(),
          text:
            mine === null ? (
              <Text tone="muted">{texts.deletedMine()}</Text>
            ) : (
              <Version parts={mineParts} isMarked={areCompared} />
            ),
          action: (
            <Button size="small" {...pending('mine')} onPress={() => onKeep('mine')}>
              {mine === null ? texts.keepDeleted() : texts.keepMine()}
            </Button>
          ),
        }}
        second={{
          label: texts.theirs(),
          text:
            theirs === null ? (
              <Text tone="muted">{texts.deletedTheirs()}</Text>
            ) : (
              <Version parts={theirParts} isMarked={areCompared} />
            ),
          action: (
            <Button size="small" {...pending('theirs')} onPress={() => onKeep('theirs')}>
              {theirs === null ? texts.keepDeleted() : texts.keepTheirs()}
            </Button>
          ),
        }}
        both={
          canKeepBoth ? (
            <Button size="small" onPress={() => onKeep('both')}>
              {texts.keepBoth()}
            </Button>
          ) : null
        }
      />
      {areCompared && (myWords || theirWords) ? (
        <Text size="sm" tone="muted">
          {texts.differences.words({
            mine: myWords || texts.differences.noWords(),
            theirs: theirWords || texts.differences.noWords(),
          })}
        </Text>
      ) : null}
    </>
  );
}

function Version({ parts, isMarked }: { parts: readonly TextPart[]; isMarked: boolean }) {
  return (
    <Text family="reading" breaks="preserved" isWritten>
      {parts.map(({ text, isShared }, index) => {
        const Tag = isShared || !isMarked ? 'span' : 'mark';
        // oxlint-disable-next-line react/no-array-index-key -- parts have no names, and keep no state
        return <Tag key={index}>{text}</Tag>;
      })}
    </Text>
  );
}
