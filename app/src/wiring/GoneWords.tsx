import { usePart } from '@ecritoire/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { focusLostHeading } from './arrival.ts';
import { forgetQueued } from './queued-documents.ts';
import { goneWordsQuery } from './gone-words.ts';
import { useUser } from './studio.ts';

const loadBanner = () => import('../screens/GoneWordsBanner.tsx');

/** Offers what this device still has of documents that are no more, one after the other. */
export function GoneWords() {
  const [first] = useQuery(goneWordsQuery(useUser().id)).data ?? [];
  return first === undefined ? null : <Offer key={first.documentId} {...first} />;
}

function Offer({ documentId, text }: { documentId: string; text: string }) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const part = usePart(loadBanner, true, () => {});
  if (part === null) return null;
  const drop = async () => {
    await forgetQueued(userId, documentId);
    await queryClient.invalidateQueries(goneWordsQuery(userId));
    focusLostHeading();
  };
  return (
    <part.GoneWordsBanner
      text={text}
      onCopy={() => navigator.clipboard.writeText(text)}
      onDrop={() => void drop()}
    />
  );
}
