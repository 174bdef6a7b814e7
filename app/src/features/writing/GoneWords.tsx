import { usePart } from '@ecritoire/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { goneWordsQuery, type GoneWords as Words } from './gone-words.ts';
import { useServices, useUser } from '../../shared/services/services.ts';

const loadBanner = () => import('./GoneWordsBanner.tsx');

/** Offers what this device still has of documents that are no more, one after the other. */
export function GoneWords() {
  const [first] = useQuery(goneWordsQuery(useServices().queues, useUser().id)).data ?? [];
  return first === undefined ? null : <GoneWordsOffer key={first.documentId} words={first} />;
}

export type GoneWordsOfferProps = {
  words: Words;
  /** Before the page says what is left. */
  onDropped?: () => Promise<void>;
};

/** Offers the words of one document that is no more. */
export function GoneWordsOffer({ words, onDropped }: GoneWordsOfferProps) {
  const { documentId, text, name } = words;
  const { id: userId } = useUser();
  const { navigationFocus, queues } = useServices();
  const queryClient = useQueryClient();
  const formats = useFormats();
  const part = usePart(loadBanner, true, () => {});
  if (part === null) return null;
  const drop = async () => {
    await queues.discard(userId, documentId);
    await onDropped?.();
    await queryClient.invalidateQueries(goneWordsQuery(queues, userId));
    navigationFocus.restore();
  };
  return (
    <part.GoneWordsBanner
      title={name && formats.title(name)}
      text={text}
      onCopy={() => navigator.clipboard.writeText(text)}
      onDrop={() => void drop()}
    />
  );
}
