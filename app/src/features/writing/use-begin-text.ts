import type { Result } from '@ecritoire/api-client';
import type { Document } from '@ecritoire/contracts';
import type { QueryKey } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { beginWriting, claimBeginning, releaseBeginning } from './begin-writing.ts';
import {
  directEarlyWords,
  keepEarlyWords,
  renameEarlyWords,
  type Unmade,
} from '../../shared/editing/early-words.ts';
import { useServices } from '../../shared/services/services.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';

type BeginningOptions<Payload> = {
  /** What a press makes. */
  nameOf: (payload: Payload) => Unmade;
  /** @param rename says what is made once that is known better. */
  make: (payload: Payload, rename: (next: Unmade) => void) => Promise<Result<Document>>;
  /** What the new text makes stale. */
  touches: readonly QueryKey[];
  /** Shows it. */
  onBegun: (text: Document) => unknown;
};

/**
 * The press that begins a text: it is made, a session starts in it, and one writes at once: what is
 * typed meanwhile goes into it as soon as it is open. Whoever goes elsewhere before it is made stays
 * there, and what was typed waits for it.
 */
export function useBeginText<Payload>(options: BeginningOptions<Payload>) {
  const { nameOf, make, touches, onBegun } = options;
  const { session } = useServices();
  const router = useRouter();
  const address = () => router.state.location.pathname + router.state.location.searchStr;
  const pressedAt = useRef('');
  const name = useRef<Unmade>('page');
  const action = useFormAction({
    submit: async (payload: Payload) => {
      let isMade = false;
      try {
        const result = await make(payload, (next) => {
          renameEarlyWords(name.current, next);
          name.current = next;
        });
        isMade = result.success;
        return result;
      } finally {
        if (!isMade) {
          releaseBeginning();
          keepEarlyWords(name.current);
        }
      }
    },
    touches,
    toastsFailure: true,
    onSuccess: async (text) => {
      releaseBeginning();
      const place = { projectId: text.projectId, documentId: text.id };
      directEarlyWords(name.current, place);
      if (address() !== pressedAt.current) {
        keepEarlyWords(place.documentId);
        return;
      }
      void beginWriting(session, place);
      await onBegun(text);
    },
  });
  return {
    isBeginning: action.status.isSubmitting,
    /** @returns whether it begins: what is being typed belongs to what is being begun already. */
    begin: (payload: Payload): boolean => {
      if (action.status.isSubmitting || !claimBeginning(nameOf(payload))) return false;
      name.current = nameOf(payload);
      pressedAt.current = address();
      action.submit(payload);
      return true;
    },
  };
}
