import { useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import {
  Banner,
  Button,
  IconButton,
  Inline,
  Menu,
  Stack,
  Text,
  ToggleButton,
  VisuallyHidden,
} from '@ecritoire/ui';
import { useId } from 'react';
import { iconOfCopy, useCopy } from '../../shared/ui/use-copy.ts';

/** What is done with a version less often; `unnaming` is not asked about. */
export type VersionAction = 'opening' | 'naming' | 'unnaming' | 'deleting';

export type VersionToolsProps = {
  isComparing: boolean;
  onCompareChange: (isComparing: boolean) => void;
  onRestore: () => void;
  isRestoring: boolean;
  /** Why nothing was changed. */
  failure: string | undefined;
  /** What restoring does to the session. */
  session: 'active' | 'resumes' | 'starts';
  /** Puts the text on the clipboard; rejects where the browser refuses. */
  onCopy: () => Promise<void>;
};

/** What can be done with the version that is shown. */
export function VersionTools(props: VersionToolsProps) {
  const { isComparing, isRestoring, failure, session } = props;
  const texts = useTexts(versionsTexts);
  const note = useId();
  const sessionNotes = {
    active: '',
    resumes: texts.resumesSession(),
    starts: texts.startsSession(),
  };
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <Button
          tone="primary"
          icon="undo"
          onPress={props.onRestore}
          isPending={isRestoring}
          pendingLabel={texts.restoring()}
          aria-describedby={note}
        >
          {isComparing ? texts.restoreAll() : texts.restore()}
        </Button>
        <ToggleButton
          look="outlined"
          icon="arrows-up-down"
          label={texts.compare()}
          isSelected={isComparing}
          onChange={props.onCompareChange}
        />
        <CopyVersion onCopy={props.onCopy} />
      </Inline>
      <Text size="sm" tone="muted" id={note}>
        {`${sessionNotes[session]} ${texts.restoredSafely()}`.trim()}
      </Text>
      {failure === undefined ? null : (
        <Banner tone="error" role="alert">
          {failure}
        </Banner>
      )}
    </Stack>
  );
}

type VersionMenuProps = { isNamed: boolean; onAction: (action: VersionAction) => void };

/** What is rarely done with a version: beside its title. */
export function VersionMenu({ isNamed, onAction }: VersionMenuProps) {
  const texts = useTexts(versionsTexts);
  return (
    <Menu
      label={texts.more()}
      trigger={<IconButton icon="ellipsis" label={texts.more()} />}
      items={[
        { id: 'opening', label: texts.openAsNew(), icon: 'file-plus' },
        { id: 'naming', label: isNamed ? texts.rename() : texts.giveName(), icon: 'pencil' },
        ...(isNamed ? [{ id: 'unnaming', label: texts.unname(), icon: 'x' } as const] : []),
        { id: 'deleting', label: texts.delete(), icon: 'trash', tone: 'error' },
      ]}
      onAction={(id) => {
        const action = actions.find((each) => each === id);
        if (action) onAction(action);
      }}
    />
  );
}

const actions = [
  'opening',
  'naming',
  'unnaming',
  'deleting',
] as const satisfies readonly VersionAction[];

function CopyVersion({ onCopy }: Pick<VersionToolsProps, 'onCopy'>) {
  const texts = useTexts(versionsTexts);
  const [outcome, onPress] = useCopy(onCopy);
  const response = { none: '', copied: texts.copied(), refused: texts.copyRefused() }[outcome];
  return (
    <>
      <Button icon={iconOfCopy[outcome]} onPress={onPress}>
        {response === '' ? texts.copy() : response}
      </Button>
      <VisuallyHidden>
        <output>{response}</output>
      </VisuallyHidden>
    </>
  );
}
