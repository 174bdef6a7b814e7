import type { EditorLabels } from '@ecritoire/editor';
import { isMark, mapMarks } from '@ecritoire/editor/marks';
import { findKey, shortcuts, type TextAction } from '@ecritoire/editor/shortcuts';
import { useI18n } from '@ecritoire/i18n/react';
import { useMemo } from 'react';
import { useKeyNames } from '../../shared/ui/use-key-names.ts';

/** What the editor says: its scene breaks to a screen reader, and its tools with their keys. */
export function useEditorLabels(): EditorLabels {
  const { LL } = useI18n();
  const namesOf = useKeyNames();
  return useMemo(() => {
    const { document, marks, tools } = LL;
    const tool = (action: Exclude<TextAction, 'lineBreak'>) => ({
      name: isMark(action) ? marks[action].tool() : tools[action](),
      keys: namesOf(shortcuts[action]),
    });
    return {
      sceneBreak: document.sceneBreak(),
      tools: {
        toolbar: tools.label(),
        paragraph: tool('paragraph'),
        heading: tool('heading'),
        quote: tool('quote'),
        sceneBreak: tool('sceneBreak'),
        ...mapMarks(tool),
        undo: tool('undo'),
        redo: tool('redo'),
        smartTypography: tools.smartTypography(),
        find: { name: tools.find(), keys: namesOf(findKey) },
      },
    };
  }, [LL, namesOf]);
}
