import { ParagraphEditor } from '@ecritoire/editor';
import { FindBar, type FindBarProps } from '@ecritoire/editor/FindBar';
import { useI18n } from '@ecritoire/i18n/react';
import type { SaveFault } from '@ecritoire/document-sync';
import { Text, type SaveState } from '@ecritoire/ui';
import { fn } from 'storybook/test';
import { DeskStatus, useEditorLabels, useFindLabels } from '../features/writing/index.ts';
import { chapter } from '../shared/testing/story-data.ts';
import { AutoSaveStatus, autoSaveIn } from './saving-in.tsx';

function Words() {
  const { document } = useI18n().LL;
  return (
    <Text as="span" size="sm" tone="muted" figures="tabular">
      <span>{document.wordsOfText()}</span> <span>{document.words({ words: chapter.words })}</span>
    </Text>
  );
}

type EditorProps = { isWritable: boolean; isBlank?: boolean; smartTypography?: boolean };

/** The text of a chapter, open in its editor. */
export function Editor({ isWritable, isBlank = false, smartTypography = false }: EditorProps) {
  const { document } = useI18n().LL;
  return (
    <ParagraphEditor
      paragraphs={isBlank ? [] : chapter.paragraphs}
      language={chapter.language}
      editable={isWritable}
      label={document.editorLabel({ title: chapter.title })}
      placeholder={document.placeholder()}
      labels={useEditorLabels()}
      loadFindBar={loadFindBar}
      smartTypography={smartTypography}
      onSmartTypographyChange={fn()}
      onChange={fn()}
      onWordCount={fn()}
    />
  );
}

function FindInChapter(props: Omit<FindBarProps, 'labels'>) {
  return <FindBar {...props} labels={useFindLabels()} />;
}

const loadFindBar = () => Promise.resolve({ default: FindInChapter });

const safe = {
  isProtected: true,
  refusesStorage: false,
  isGone: false,
  fault: 'text' as SaveFault,
  nearLimit: null as 'document' | 'session' | 'account' | null,
  isWaitingForSession: false,
  onCopy: () => Promise.resolve(),
};

/** How far saving has come, and what else there is to say of it. */
export function saving(state: SaveState, besides: Partial<typeof safe> = {}) {
  const desk = { ...safe, ...besides };
  const status = <DeskStatus words={<Words />} saving={{ ...desk, state, onRetry: fn() }} />;
  return { saving: desk, status };
}

/** The same of an auto-save that is in a state. */
export function savingIn(
  local: Parameters<typeof autoSaveIn>[0],
  remote: Parameters<typeof autoSaveIn>[1],
  besides: Partial<typeof safe> = {},
) {
  const desk = { ...safe, ...besides };
  const actor = autoSaveIn(local, remote, desk.isProtected);
  return { saving: desk, status: <AutoSaveStatus actor={actor} words={<Words />} saving={desk} /> };
}
