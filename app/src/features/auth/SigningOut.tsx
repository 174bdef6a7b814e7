import { usePart } from '@ecritoire/ui';
import { useSelector } from '@xstate/react';
import { createContext, use, useState, type ReactNode } from 'react';
import type { LeftBehind } from './SignOutDialog.tsx';
import { useServices, type Services } from '../../shared/services/services.ts';

const loadDialog = () => import('./SignOutDialog.tsx');
const loadUnsentQuestion = () => import('../../shared/forms/DiscardQuestion.tsx');

type SignOut = 'signOut' | 'signOutEverywhere';

type SigningOutNow = {
  signOut: (how: SignOut) => void;
  /** It has been asked for, and waits for the last words or for the server. */
  isSigningOut: boolean;
};

const SignOutContext = createContext<SigningOutNow>({ signOut: () => {}, isSigningOut: false });

/**
 * Signs out; asks first where the page holds something that was not sent, where it is everywhere, or
 * there are words that the server has not.
 */
export const useSignOut = () => use(SignOutContext);

/** What asks before one signs out. */
export function SigningOut({ children }: { children: ReactNode }) {
  const services = useServices();
  const { auth, putAwayText, documentSync, unsavedChanges } = services;
  const [question, setQuestion] = useState<{ how: SignOut; documents: LeftBehind } | null>(null);

  /** How one wants to sign out of a page that would lose something. */
  const [unsent, setUnsent] = useState<SignOut | null>(null);
  const [isCounting, setIsCounting] = useState(false);
  const isLeaving = useSelector(auth, (snapshot) => snapshot.hasTag('signingOut'));
  const isSigningOut = isCounting || isLeaving;

  const stay = () => setQuestion(null);
  const part = usePart(loadDialog, question !== null, stay);
  const keepUnsent = () => setUnsent(null);
  const unsentPart = usePart(loadUnsentQuestion, unsent !== null, keepUnsent);

  const signOut = (how: SignOut) => {
    if (unsavedChanges.isHeld()) setUnsent(how);
    else void leave(how);
  };
  const leave = async (how: SignOut) => {
    if (isSigningOut) return;
    const { user } = auth.getSnapshot().context;
    setIsCounting(true);
    await putAwayText();
    const documents = user === null ? nothing : await countLeftBehind(services, user.id);
    setIsCounting(false);
    const leavesWords = documents.stored > 0 || documents.lost > 0;
    if (how === 'signOutEverywhere' || leavesWords) setQuestion({ how, documents });
    else auth.send({ type: how });
  };

  return (
    <SignOutContext value={{ signOut, isSigningOut }}>
      {children}
      {unsent === null || unsentPart === null ? null : (
        <unsentPart.DiscardQuestion
          isOpen
          onDiscard={() => {
            setUnsent(null);
            void leave(unsent);
          }}
          onKeep={keepUnsent}
        />
      )}
      {question === null || part === null ? null : (
        <part.SignOutDialog
          isEverywhere={question.how === 'signOutEverywhere'}
          documents={question.documents}
          onSignOut={() => {
            setQuestion(null);
            if (question.documents.lost > 0) documentSync()?.stopUnloadWarnings();
            auth.send({ type: question.how });
          }}
          onStay={stay}
        />
      )}
    </SignOutContext>
  );
}

const nothing: LeftBehind = { stored: 0, lost: 0 };

/** The documents with words that the server has not. */
async function countLeftBehind(
  { documentSync, inputBuffer }: Services,
  userId: string,
): Promise<LeftBehind> {
  const pending = await documentSync()?.pending();
  const inMemory = pending?.inMemory ?? new Set();
  // What cannot be read cannot be asked about: it stays where it is.
  const stored = pending?.stored ?? [];
  // Words typed for a text that has not opened yet are on this device alone.
  const texts = new Set([...stored, ...inputBuffer.listStored(userId)]);
  for (const id of inMemory) texts.delete(id);
  return { stored: texts.size, lost: inMemory.size };
}
