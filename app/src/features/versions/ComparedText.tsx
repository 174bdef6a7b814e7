import type { Language, ParagraphDifference, VersionParagraph } from '@ecritoire/contracts';
import { useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import { clusterBound, textOf } from '@ecritoire/prose';
import { Button, Checkbox, Difference, Inline, type DifferenceParagraph } from '@ecritoire/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { comparedItems, isRestorable } from './difference-items.ts';

type Restoring = {
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
  onRestore: (id: string) => void;
  isRestoring: boolean;
};

export type ComparedTextProps = {
  language: Language;
  differences: readonly ParagraphDifference[];
  text: readonly VersionParagraph[];
  isComplete: boolean;
  /** Where paragraphs can be restored. */
  restoring?: Restoring;
};

type Texts = ReturnType<typeof versionsTexts>;

export const partLabelsOf = ({ parts }: Texts) => ({
  added: parts.added(),
  removed: parts.removed(),
  movedHere: parts.movedHere(),
  movedAway: parts.movedAway(),
});

/** The whole of both texts; longer stretches that both have are opened by a press. */
export function ComparedText(props: ComparedTextProps) {
  const { language, differences, text, isComplete, restoring } = props;
  const texts = useTexts(versionsTexts);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const items = useMemo(
    () => comparedItems(differences, text, { isComplete, opened }),
    [differences, text, isComplete, opened],
  );
  const { paragraphChanges } = texts;
  return (
    <Difference
      label={texts.changes()}
      lang={language}
      partLabels={partLabelsOf(texts)}
      partEnd={texts.parts.end()}
      changeLabels={{
        added: paragraphChanges.added(),
        removed: paragraphChanges.removed(),
        changed: paragraphChanges.changed(),
        moved: paragraphChanges.moved(),
      }}
      items={items.map((item) => {
        switch (item.kind) {
          case 'gap':
            return {
              id: `gap-${item.id}`,
              gap: (
                <Button
                  size="small"
                  tone="quiet"
                  icon="chevron-down"
                  onPress={() => setOpened((before) => new Set([...before, item.id]))}
                >
                  {texts.unchanged({ count: item.paragraphs.length })}
                </Button>
              ),
            };
          case 'same':
            return unchangedItem(item.paragraph);
          case 'differs': {
            const { paragraph } = item;
            const canRestore = restoring !== undefined && isRestorable(paragraph);
            const actions = canRestore ? (
              <RestoreActions paragraph={paragraph} {...restoring} />
            ) : null;
            return changedItem(paragraph, texts, actions);
          }
        }
      })}
    />
  );
}

const unchangedItem = ({ id, type, content }: VersionParagraph): DifferenceParagraph => {
  const text = textOf(content);
  return {
    id,
    change: 'same',
    kind: type,
    parts: text === '' ? [] : [{ text, change: 'same' }],
  };
};

function changedItem(
  paragraph: ParagraphDifference,
  texts: Texts,
  actions: ReactNode,
): DifferenceParagraph {
  const { id, change, type, typeBefore, isMoved, isReformatted, parts } = paragraph;
  const kindOf = (kind: typeof type) => texts.kinds[kind]();
  const isOtherKind = change === 'changed' && typeBefore !== null && typeBefore !== type;
  const notes = [
    ...(isMoved ? [texts.moved()] : []),
    ...(isOtherKind
      ? [texts.becameKind({ before: kindOf(typeBefore), after: kindOf(type) })]
      : isReformatted
        ? [texts.reformatted()]
        : []),
  ];
  return {
    id,
    change: isMoved && !isRestorable(paragraph) ? 'moved' : change,
    kind: type,
    parts,
    note: notes.join(' · ') || undefined,
    actions,
  };
}

/** Enough of a paragraph to know it by. */
function startOf(parts: ParagraphDifference['parts']): string {
  const text = parts.map((part) => part.text).join('');
  const start = text.slice(0, clusterBound(text, 40));
  return start === text ? text : `${start}…`;
}

type RestoreActionsProps = Restoring & { paragraph: ParagraphDifference };

function RestoreActions({ paragraph, chosen, onChoose, ...props }: RestoreActionsProps) {
  const { onRestore, isRestoring } = props;
  const { id, change, parts } = paragraph;
  const texts = useTexts(versionsTexts);
  // What has been added since goes.
  const restoreThis = change === 'added' ? texts.removeThis() : texts.restoreThis();
  const named = (action: string) => `${action} – ${startOf(parts)}`;
  return (
    <Inline gap={4}>
      <Checkbox
        label={texts.choose()}
        aria-label={named(texts.choose())}
        isSelected={chosen.has(id)}
        onChange={(isChosen) => onChoose(id, isChosen)}
      />
      <Button
        size="small"
        tone="quiet"
        icon="undo"
        aria-label={named(restoreThis)}
        isDisabled={isRestoring}
        onPress={() => onRestore(id)}
      >
        {restoreThis}
      </Button>
    </Inline>
  );
}
