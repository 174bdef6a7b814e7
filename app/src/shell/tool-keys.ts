import { latinKey } from '@ecritoire/editor/latin-key';
import { onMac } from '../shared/ui/on-mac.ts';
import { opensByQuestionMark } from './question-mark.ts';

/** Includes a read-only text: a writer who keeps typing means the text. */
const fields = 'textarea, [role="textbox"], input:not([type=radio], [type=checkbox])';

const isTypedIn = (target: EventTarget | null) =>
  target instanceof Element && target.closest(fields) !== null;

/**
 * The tool that a key asks for: the commands on Ctrl+K, ⌘K on a Mac, where Ctrl+K deletes; the list
 * of shortcuts on Ctrl+/ or ⌘/ anywhere, and on ? where nothing is typed.
 */
export function toolAskedBy(event: KeyboardEvent, isMac = onMac): 'palette' | 'shortcuts' | null {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  const key = latinKey(event);
  if (altKey) return null;
  if (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) {
    // Many keyboards have the slash above another key.
    if (key === '/') return 'shortcuts';
    return key === 'k' && !shiftKey ? 'palette' : null;
  }
  if (ctrlKey || metaKey || key !== '?') return null;
  return opensByQuestionMark() && !isTypedIn(event.target) ? 'shortcuts' : null;
}
