import { isDialogOpen } from '@ecritoire/ui';
import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { OpenTool, type StudioTool } from '../shared/page/open-tool.ts';
import { useServices } from '../shared/services/services.ts';
import { toolAskedBy } from './tool-keys.ts';
import { loadTool } from './tool-parts.ts';

type Loaded = { [Tool in StudioTool]?: Awaited<ReturnType<(typeof loadTool)[Tool]>>['default'] };

/**
 * The tools of the studio, and their shortcuts. One that fails to load, offline or after a
 * release, is reported and requested again the next time: the page below stays as it is.
 */
export function StudioTools({ children }: { children: ReactNode }) {
  const { idleTasks, toasts } = useServices();
  const [tool, setTool] = useState<StudioTool | null>(null);
  const [{ palette: Palette, shortcuts: Shortcuts, newDocument: NewDocument }, setLoaded] =
    useState<Loaded>({});

  const open = useCallback(
    async (next: StudioTool) => {
      try {
        const { default: Tool } = await loadTool[next]();
        setLoaded((loaded) => ({ ...loaded, [next]: Tool }));
        setTool(next);
      } catch {
        toasts.send({ type: 'add', tone: 'error', messageKey: 'actions.toolFailed' });
      }
    },
    [toasts],
  );
  const openTool = useCallback((next: StudioTool) => void open(next), [open]);
  const close = useCallback((closing: StudioTool) => {
    setTool((current) => (current === closing ? null : current));
  }, []);

  // The page needs none of them; once it is there they are fetched, and open offline as well.
  useEffect(
    () =>
      idleTasks.run(() => {
        for (const part of Object.values(loadTool)) part().catch(() => {});
      }),
    [idleTasks],
  );

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const asked = toolAskedBy(event);
    if (asked === null) return;
    event.preventDefault();
    // What is typed into a dialog is neither given up nor covered for a key.
    if (tool === 'newDocument' || (tool === null && isDialogOpen())) return;
    if (tool === asked) close(asked);
    else openTool(asked);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <OpenTool value={openTool}>
      {children}
      {Palette ? (
        <Palette isOpen={tool === 'palette'} onClose={() => close('palette')} onTool={openTool} />
      ) : null}
      {Shortcuts && tool === 'shortcuts' ? <Shortcuts onClose={() => close('shortcuts')} /> : null}
      {NewDocument && tool === 'newDocument' ? (
        <NewDocument onClose={() => close('newDocument')} />
      ) : null}
    </OpenTool>
  );
}
