import { queryKeys, type ApiError } from '@ecritoire/api-client';
import type { UpdateProfileRequest, User } from '@ecritoire/contracts';
import { updateProfileBody, validateBody } from '@ecritoire/contracts/validators';
import { useRef, useState } from 'react';
import { madeFrom } from '../../shared/forms/made-from.ts';
import { useServices } from '../../shared/services/services.ts';
import { useFormAction, type FormAction } from '../../shared/forms/use-form-action.ts';

type ProfileChangeOptions = {
  /** The keys of what is said of a success, and of a change that came too late. */
  savedKey: string;
  changedRemotelyKey: string;
  onSaved?: (user: User, changes: UpdateProfileRequest) => unknown;
};

/**
 * The user that the change was based on: a change after another page's update is refused and
 * explained.
 */
type Change = { changes: UpdateProfileRequest; from: User };

/**
 * Errors that the form shows itself: at its fields, or that the profile or the signed-in user has
 * changed.
 */
const isShownInForm = ({ status, messageKey }: ApiError) =>
  status === 422 || status === 412 || messageKey === 'auth.otherUser';

/** Changes the signed-in user, who is the new one everywhere as soon as the server says so. */
export function useProfileChange({
  savedKey,
  changedRemotelyKey,
  onSaved,
}: ProfileChangeOptions): Pick<FormAction<Change>, 'status'> & {
  submit: (changes: UpdateProfileRequest, from: User) => void;
  saves: number;
} {
  const { api, auth, toasts } = useServices();
  /** The newest version that a stale form has been informed of. */
  const seen = useRef(0);
  const [isToasted, setIsToasted] = useState(false);
  const [saves, setSaves] = useState(0);
  /** The contract wants one of the two in it, even when neither changes. */
  const wholeOf = ({ changes, from }: Change) =>
    'bio' in changes || 'language' in changes ? changes : { ...changes, language: from.language };
  const refresh = async () => {
    const { data } = await api.getCurrentUser();
    if (!data) return;
    seen.current = data.version;
    auth.send({ type: 'userChanged', user: data });
  };

  const form = useFormAction({
    check: (change: Change) => validateBody(updateProfileBody, wholeOf(change)),
    submit: async (changing) => {
      setIsToasted(false);
      const version = Math.max(changing.from.version, seen.current);
      const change = api.updateProfile(wholeOf(changing), { version });
      const result = await madeFrom(change, { messageKey: changedRemotelyKey, refresh });
      if (result.success)
        return { ...result, data: { saved: result.data, changes: changing.changes } };
      if (!isShownInForm(result.error)) {
        setIsToasted(true);
        const messageKey = 'auth.toasts.updateProfileFailed';
        toasts.send({ type: 'add', tone: 'error', messageKey });
      }
      return result;
    },
    // Weeks and days go by the profile.
    touches: [queryKeys.objectives, queryKeys.calendar],
    successKey: savedKey,
    onSuccess: ({ saved, changes }) => {
      auth.send({ type: 'userChanged', user: saved });
      setSaves((count) => count + 1);
      return onSaved?.(saved, changes);
    },
  });
  const { message, ...status } = form.status;
  return {
    submit: (changes, from) => form.submit({ changes, from }),
    saves,
    status: isToasted ? status : { ...status, message },
  };
}
