import type { Result } from '@ecritoire/api-client';
import type { Document } from '@ecritoire/contracts';
import type { QueryKey } from '@tanstack/react-query';
import { beginWriting, claimBeginning, releaseBeginning } from './begin-writing.ts';
import { keepEarlyWords } from './early-words.ts';
import { useStudio } from '../studio.ts';
import { useFormAction } from '../forms/use-form-action.ts';

type BeginningOptions<Payload> = {
  make: (payload: Payload) => Promise<Result<Document>>;
  /** What the new text makes stale. */
  touches: readonly QueryKey[];
  /** Shows it. */
  onBegun: (text: Document) => unknown;
};

/**
 * The press that begins a text: it is made, a session starts in it, and one writes at once: what is
 * typed meanwhile goes into it as soon as it is open.
 */
export function useBeginText<Payload>({ make, touches, onBegun }: BeginningOptions<Payload>) {
  const { session } = useStudio();
  const action = useFormAction({
    submit: async (payload: Payload) => {
      let isMade = false;
      try {
        const result = await make(payload);
        isMade = result.success;
        return result;
      } finally {
        if (!isMade) {
          releaseBeginning();
          keepEarlyWords(null);
        }
      }
    },
    touches,
    toastsFailure: true,
    onSuccess: async (text) => {
      releaseBeginning();
      void beginWriting(session, { projectId: text.projectId, documentId: text.id });
      await onBegun(text);
    },
  });
  return {
    isBeginning: action.status.isSubmitting,
    /** @returns whether it begins: what is being typed belongs to what is being begun already. */
    begin: (payload: Payload): boolean => {
      if (action.status.isSubmitting || !claimBeginning()) return false;
      action.submit(payload);
      return true;
    },
  };
}
