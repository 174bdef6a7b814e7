import { queryKeys } from '@ecritoire/api-client';
import type { Document } from '@ecritoire/contracts';
import { restoreText, writtenSinceKey, type Restoration } from './restore-text.ts';
import { useIdempotencyKeys } from '../../shared/forms/idempotency-keys.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';
import { useServices, type Services } from '../../shared/services/services.ts';

/** Restores a text or some of its paragraphs; the toast takes it back. */
export function useRestoring(document: Pick<Document, 'id' | 'projectId'>) {
  const services = useServices();
  const keys = useIdempotencyKeys();
  return useFormAction({
    submit: (restoration: Restoration) =>
      restoreText(services, document, restoration, keys.of(restoration)),
    touches: [queryKeys.documents, queryKeys.projects],
    onSuccess: ({ hasChanged, undo }) => {
      keys.forget();
      services.toasts.send({
        type: 'add',
        tone: hasChanged ? 'success' : 'info',
        messageKey: hasChanged ? 'documentVersions.restored' : 'documentVersions.unchanged',
        ...(!hasChanged && { icon: 'info' }),
        ...(undo && {
          action: {
            messageKey: 'documentVersions.undo',
            run: () => void takeBack(services, document, undo),
          },
        }),
      });
    },
  });
}

/** Also where the screen was left meanwhile. */
async function takeBack(
  services: Services,
  document: Pick<Document, 'id' | 'projectId'>,
  undo: Restoration,
): Promise<void> {
  const { queryClient, toasts } = services;
  const result = await restoreText(services, document, undo, crypto.randomUUID());
  if (result.success) {
    toasts.send({ type: 'add', tone: 'success', messageKey: 'documentVersions.undone' });
  } else {
    const { messageKey } = result.error;
    toasts.send({
      type: 'add',
      tone: 'error',
      messageKey: messageKey === writtenSinceKey ? messageKey : 'documentVersions.undoFailed',
      link: {
        messageKey: 'documentVersions.see',
        href: `/app/documents/${document.id}/versions`,
      },
    });
  }
  for (const queryKey of [queryKeys.documents, queryKeys.projects]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
