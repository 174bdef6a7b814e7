import type { WritingSessionTag } from '@ecritoire/machines/writing-session';
import { useColourMode } from '@ecritoire/ui';
import { useSelector } from '@xstate/react';
import { StudioPalette, type SessionCommand, type SessionState } from './StudioPalette.tsx';
import { rememberLocale } from '../site/locale-cookie.ts';
import { useLiveSession } from '../shared/session/live-session.ts';
import { useAddresses } from '../shared/page/shells.tsx';
import { useSignOut } from '../features/auth/SigningOut.tsx';
import type { StudioTool } from '../shared/page/open-tool.ts';
import { useServices } from '../shared/services/services.ts';
import { useGoTo } from '../shared/page/use-go-to.ts';
import { usePaletteSearch } from './use-palette-search.ts';
import { phaseOf } from '../shared/session/writing-session.ts';
import { useIsEditorOpen } from '../shared/editing/open-editor.ts';
import { useSmartTypography } from '../shared/editing/smart-typography.ts';

const states: Record<WritingSessionTag, SessionState> = {
  loading: 'busy',
  unknown: 'none',
  idle: 'none',
  starting: 'busy',
  active: 'active',
  pausing: 'busy',
  paused: 'paused',
  resuming: 'busy',
  ending: 'busy',
  reviewing: 'busy',
  savingReview: 'busy',
  savingDraft: 'busy',
  publishing: 'busy',
  confirmingDiscard: 'busy',
  discarding: 'busy',
};

type PaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  onTool: (tool: StudioTool) => void;
};

/** The command palette with what this writer can go to and do just now. */
export default function Palette({ isOpen, onClose, onTool }: PaletteProps) {
  const { session, openEditor, smartTypography } = useServices();
  const { signOut } = useSignOut();
  const goTo = useGoTo();
  const addresses = useAddresses();
  const [colourMode, setColourMode] = useColourMode();
  const isSmartTypographyOn = useSmartTypography(smartTypography);
  const isEditorOpen = useIsEditorOpen(openEditor);
  const phase = useSelector(session, phaseOf);
  // Asked for when it is opened, and shown as soon as they are known.
  const { onType, ...found } = usePaletteSearch(isOpen);

  const onSession = (command: SessionCommand) => {
    if (command === 'start') session.send({ type: 'start', ...openEditor.place() });
    else if (command === 'stop') session.send({ type: 'end' });
    else session.send({ type: command });
  };
  return (
    <StudioPalette
      isOpen={isOpen}
      onClose={onClose}
      session={states[phase]}
      liveSessionId={useLiveSession()?.id ?? null}
      {...found}
      onType={onType}
      colourMode={colourMode}
      onGo={(path) => void goTo(path)}
      onSession={onSession}
      smartTypography={isSmartTypographyOn}
      onSmartTypography={smartTypography.choose}
      onFind={isEditorOpen ? openEditor.find : null}
      onNewDocument={() => onTool('newDocument')}
      onShortcuts={() => onTool('shortcuts')}
      onLocale={(locale) => {
        rememberLocale(locale);
        void goTo(addresses[locale]);
      }}
      onColourMode={setColourMode}
      onSignOut={() => signOut('signOut')}
    />
  );
}
