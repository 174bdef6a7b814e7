import { deleteAccountBody, validateBody } from '@ecritoire/contracts/validators';
import { addressMessageKey } from '@ecritoire/prose';
import { useServices, useUser } from '../../shared/services/services.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';

/** Deletes the account that its e-mail address confirms; then nobody is signed in any more. */
export function useAccountDeletion() {
  const { api, auth, inputBuffer, queues } = useServices();
  const { id } = useUser();
  return useFormAction({
    check: (email: string) =>
      validateBody(deleteAccountBody, { email }).map(({ field, messageKey }) => ({
        field,
        messageKey: addressMessageKey(messageKey, email),
      })),
    submit: (email) => api.deleteAccount({ email }),
    touches: [],
    onSuccess: async () => {
      // Should the page that comes never load; it forgets what is stored until then.
      inputBuffer.clearStored(id);
      await queues.discard(id);
      auth.send({ type: 'accountDeleted' });
      // The page is being left: nothing on it may be asked for again.
      return new Promise<never>(() => {});
    },
  });
}
