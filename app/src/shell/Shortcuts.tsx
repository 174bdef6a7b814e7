import { useState } from 'react';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { opensByQuestionMark, setOpensByQuestionMark } from './question-mark.ts';

/** The list of shortcuts, with the choice whether ? opens it. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const [opensByKey, setOpensByKey] = useState(opensByQuestionMark);
  return (
    <ShortcutsDialog
      onClose={onClose}
      opensByKey={opensByKey}
      onOpensByKeyChange={(opens) => {
        setOpensByQuestionMark(opens);
        setOpensByKey(opens);
      }}
    />
  );
}
