import { useServices } from '../../shared/services/services.ts';
import { restore } from './restore.ts';

/** Says that something is in the trash, and offers to bring it back, on whichever page that is read. */
export function useSayTrashed(): (messageKey: string, item: { id: string; title: string }) => void {
  const services = useServices();
  const { toasts } = services;
  const undo = async (id: string) => {
    const result = await restore(services, id);
    if (result.success) return;
    const link = { messageKey: 'trash.see', href: '/app/trash' };
    const { messageKey } = result.error;
    toasts.send({ type: 'add', tone: 'error', messageKey, link });
  };
  return (messageKey, { id, title }) =>
    toasts.send({
      type: 'add',
      tone: 'success',
      messageKey,
      detail: title,
      action: { messageKey: 'trash.undo', run: () => void undo(id), of: id },
    });
}
