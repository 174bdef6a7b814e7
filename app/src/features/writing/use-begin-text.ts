import type { Result } from '@ecritoire/api-client';
import type { Document } from '@ecritoire/contracts';
import type { QueryKey } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { beginWriting } from './begin-writing.ts';
import type { Unmade } from '../../shared/editing/input-buffer.ts';
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
 * The press that begins a text: it is created, a session starts in it, and writing starts at once:
 * what is typed meanwhile goes into it as soon as it is open. A writer who navigates before it is
 * created stays there, and the typed words wait for it.
 */
export function useBeginText<Payload>(options: BeginningOptions<Payload>) {
  const { nameOf, make, touches, onBegun } = options;
  const services = useServices();
  const { inputBuffer } = services;
  const router = useRouter();
  const address = () => router.state.location.pathname + router.state.location.searchStr;
  const pressedAt = useRef('');
  const name = useRef<Unmade>('page');
  const action = useFormAction({
    submit: async (payload: Payload) => {
      let isMade = false;
      try {
        const result = await make(payload, (next) => {
          inputBuffer.rename(name.current, next);
          name.current = next;
        });
        isMade = result.success;
        return result;
      } finally {
        if (!isMade) {
          inputBuffer.endBegin();
          inputBuffer.keep(name.current);
        }
      }
    },
    touches,
    toastsFailure: true,
    onSuccess: async (text) => {
      inputBuffer.endBegin();
      const place = { projectId: text.projectId, documentId: text.id };
      inputBuffer.assign(name.current, place);
      if (address() !== pressedAt.current) {
        inputBuffer.keep(place.documentId);
        return;
      }
      void beginWriting(services, place);
      await onBegun(text);
    },
  });
  return {
    isBeginning: action.status.isSubmitting,
    /** @returns whether it begins: what is being typed belongs to what is being begun already. */
    begin: (payload: Payload): boolean => {
      if (action.status.isSubmitting || !inputBuffer.tryBegin(nameOf(payload))) return false;
      name.current = nameOf(payload);
      pressedAt.current = address();
      action.submit(payload);
      return true;
    },
  };
}
