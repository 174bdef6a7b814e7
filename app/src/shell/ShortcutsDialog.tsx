import { isMark } from '@ecritoire/editor/marks';
import {
  findKey,
  shortcuts as ofText,
  textActionNames,
  type TextAction,
} from '@ecritoire/editor/shortcuts';
import { useI18n } from '@ecritoire/i18n/react';
import { Dialog, Divider, Heading, KeyList, Stack, Switch } from '@ecritoire/ui';
import { useId } from 'react';
import { useKeyNames } from '../shared/ui/use-key-names.ts';

export type ShortcutsDialogProps = {
  onClose: () => void;
  /** Whether the question mark opens this list; a key alone must be one that can be turned off. */
  opensByKey: boolean;
  onOpensByKeyChange: (opens: boolean) => void;
};

/** Every key that does something on its own. */
export function ShortcutsDialog({ onClose, opensByKey, onOpensByKeyChange }: ShortcutsDialogProps) {
  const { common, marks, saving, shortcuts, tools } = useI18n().LL;
  const keysOf = useKeyNames();
  const nameOf = (action: TextAction) => (isMark(action) ? marks[action].tool() : tools[action]());
  return (
    <Dialog
      isOpen
      isDismissable
      size="large"
      onClose={onClose}
      title={shortcuts.title()}
      closeLabel={common.close()}
    >
      <Stack gap={6}>
        <Keys
          title={shortcuts.everywhere()}
          rows={[
            [shortcuts.palette(), keysOf('Mod-k')],
            [shortcuts.emptyPalette(), keysOf('Escape')],
            [shortcuts.list(), ...(opensByKey ? ['?'] : []), keysOf('Mod-/')],
            [shortcuts.notifications(), 'F8'],
          ]}
        />
        <Keys
          title={shortcuts.inText()}
          rows={[
            ...textActionNames.map((action): Row => [nameOf(action), keysOf(ofText[action])]),
            [tools.find(), keysOf(findKey)],
            [shortcuts.asTyped(), keysOf('Backspace')],
            [shortcuts.toTools(), keysOf('Alt-F10')],
            [shortcuts.fromTools(), keysOf('Escape')],
          ]}
        />
        <Keys
          title={shortcuts.atLineStart()}
          rows={[
            [saving.kinds.heading(), '#␣'],
            [saving.kinds.quote(), '>␣'],
            [saving.kinds.sceneBreak(), '***'],
          ]}
        />
        <Keys
          title={shortcuts.inLists()}
          rows={[
            [shortcuts.moveRow(), '↑', '↓'],
            [shortcuts.openRow(), keysOf('Enter')],
            [shortcuts.dragRow(), keysOf('Enter')],
          ]}
        />
        <Keys
          title={shortcuts.inVersions()}
          rows={[
            [shortcuts.nextChange(), keysOf('Alt-ArrowDown')],
            [shortcuts.previousChange(), keysOf('Alt-ArrowUp')],
          ]}
        />
        <Divider />
        <Switch
          label={shortcuts.questionMark({ key: '?' })}
          description={shortcuts.questionMarkHint()}
          isSelected={opensByKey}
          onChange={onOpensByKeyChange}
        />
      </Stack>
    </Dialog>
  );
}

type Row = readonly [what: string, ...keys: string[]];

function Keys({ title, rows }: { title: string; rows: readonly Row[] }) {
  const id = useId();
  return (
    <Stack as="section" gap={1}>
      <Heading level={3} size="sm" id={id}>
        {title}
      </Heading>
      <KeyList labelledBy={id} rows={rows.map(([what, ...keys]) => ({ what, keys }))} />
    </Stack>
  );
}
