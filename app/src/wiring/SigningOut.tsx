import { usePart } from '@ecritoire/ui';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { putAwayOpenDocuments } from './auto-save.ts';
import { listQueued } from './durable-queue.ts';
import { useStudio } from './studio.ts';

const loadDialog = () => import('../screens/SignOutDialog.tsx');

type SignOut = 'signOut' | 'signOutEverywhere';

const SignOutContext = createContext<(how: SignOut) => void>(() => {});

/** Signs out; asks first where this device holds words that the server has not. */
export const useSignOut = () => use(SignOutContext);

/** What asks before words are left behind on this device. */
export function SigningOut({ children }: { children: ReactNode }) {
  const { auth } = useStudio();
  const [question, setQuestion] = useState<{ how: SignOut; documents: number } | null>(null);

  const stay = () => setQuestion(null);
  const part = usePart(loadDialog, question !== null, stay);

  const signOut = useCallback(
    async (how: SignOut) => {
      const { user } = auth.getSnapshot().context;
      const documents = user === null ? 0 : await countLeftBehind(user.id);
      if (documents === 0) auth.send({ type: how });
      else setQuestion({ how, documents });
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
            auth.send({ type: question.how });
          }}
          onStay={stay}
        />
      )}
    </SignOutContext>
  );
}

/** Saves what can be saved, and counts the documents with words that only this device holds. */
async function countLeftBehind(userId: string): Promise<number> {
  await putAwayOpenDocuments();
  // What cannot be read cannot be asked about: it stays where it is.
  const queued = await listQueued(userId).catch(() => []);
  return queued.length;
}
