import { usePart } from '@ecritoire/ui';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import type { LeftBehind } from '../screens/SignOutDialog.tsx';
import { documentsInMemoryOnly, leaveWithoutAsking, putAwayOpenDocuments } from './auto-save.ts';
import { listQueued } from './durable-queue.ts';
import { useStudio } from './studio.ts';

const loadDialog = () => import('../screens/SignOutDialog.tsx');

type SignOut = 'signOut' | 'signOutEverywhere';

const SignOutContext = createContext<(how: SignOut) => void>(() => {});

/** Signs out; asks first where there are words that the server has not. */
export const useSignOut = () => use(SignOutContext);

/** What asks before words are left behind. */
export function SigningOut({ children }: { children: ReactNode }) {
  const { auth } = useStudio();
  const [question, setQuestion] = useState<{ how: SignOut; documents: LeftBehind } | null>(null);

  const stay = () => setQuestion(null);
  const part = usePart(loadDialog, question !== null, stay);

  const signOut = useCallback(
    async (how: SignOut) => {
      const { user } = auth.getSnapshot().context;
      const documents = user === null ? nothing : await countLeftBehind(user.id);
      if (documents.stored > 0 || documents.lost > 0) setQuestion({ how, documents });
      else auth.send({ type: how });
    },
    [auth],
  );

  return (
    <SignOutContext value={(how) => void signOut(how)}>
      {children}
      {question === null || part === null ? null : (
        <part.SignOutDialog
          documents={question.documents}
          onSignOut={() => {
            setQuestion(null);
            if (question.documents.lost > 0) leaveWithoutAsking();
            auth.send({ type: question.how });
          }}
          onStay={stay}
        />
      )}
    </SignOutContext>
  );
}

const nothing: LeftBehind = { stored: 0, lost: 0 };

/** Saves what can be saved, and counts the documents with words that the server has not. */
async function countLeftBehind(userId: string): Promise<LeftBehind> {
  await putAwayOpenDocuments();
  const inMemory = documentsInMemoryOnly();
  // What cannot be read cannot be asked about: it stays where it is.
  const queued = await listQueued(userId).catch(() => []);
  const stored = queued.filter(({ documentId }) => !inMemory.has(documentId));
  return { stored: stored.length, lost: inMemory.size };
}
