import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { opensByQuestionMark } from './question-mark.ts';

// Each is asked for once the page is there: none of them is needed to see it.
const Palette = lazy(() => import('./Palette.tsx'));
const Shortcuts = lazy(() => import('./Shortcuts.tsx'));
const NewDocument = lazy(() => import('./NewDocument.tsx'));

/** What can stand over any page of the studio; one at a time. */
export type StudioTool = 'palette' | 'shortcuts' | 'newDocument';

const OpenTool = createContext<(tool: StudioTool) => void>(() => {});

/** Opens one of the tools over the page. */
export const useOpenTool = () => use(OpenTool);

/** A text that is read-only just now as well: whoever goes on typing means the text. */
const fields = 'textarea, [role="textbox"], input:not([type=radio], [type=checkbox])';

const isTypedIn = (target: EventTarget | null) =>
  target instanceof Element && target.closest(fields) !== null;

/** The list of shortcuts opens on ? where nothing is typed, and on Ctrl+/ anywhere. */
const asksForShortcuts = (event: KeyboardEvent) => {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key === '/';
  return event.key === '?' && opensByQuestionMark() && !isTypedIn(event.target);
};

const asksForPalette = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey);

/** The tools of the studio, and the keys that open them. The focus goes back where it was. */
export function StudioTools({ children }: { children: ReactNode }) {
  const [tool, setTool] = useState<StudioTool | null>(null);
  const opener = useRef<Element | null>(null);

  const open = useCallback((next: StudioTool) => {
    setTool((current) => {
      // From one tool to another, whoever opened the first waits for the focus.
      if (current === null) opener.current = document.activeElement;
      return next;
    });
  }, []);
  const close = useCallback((closing: StudioTool) => {
    setTool((current) => (current === closing ? null : current));
  }, []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    // The palette knows its key itself, once it is there; who is quicker than that gets it, too.
    const asked = asksForShortcuts(event) ? 'shortcuts' : asksForPalette(event) ? 'palette' : null;
    if (asked === null || (asked === 'palette' && tool !== null)) return;
    event.preventDefault();
    open(asked);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <OpenTool value={open}>
      {children}
      <Suspense fallback={null}>
        <Palette
          isOpen={tool === 'palette'}
          onOpen={() => open('palette')}
          onClose={() => close('palette')}
          onTool={open}
        />
      </Suspense>
      <Suspense fallback={null}>
        {tool === 'shortcuts' ? <Shortcuts onClose={() => close('shortcuts')} /> : null}
        {tool === 'newDocument' ? <NewDocument onClose={() => close('newDocument')} /> : null}
      </Suspense>
    </OpenTool>
  );
}
