import type { Visibility } from '@ecritoire/contracts';
import { put, type Answer, type TestApi, type TestWriter } from './test-api.ts';

/** Makes the reader a subscriber of the author; resolves with the subscription's id. */
export async function subscribe(author: TestWriter, reader: TestWriter): Promise<string> {
  const { body: invitation } = await author.call('POST', '/subscribers/invitations');
  const accepted = await reader.call('POST', '/subscriptions', {
    body: { token: invitation.token },
  });
  return accepted.body.id;
}

/** A published session with one paragraph, in a new document. */
export async function publish(
  author: TestWriter,
  visibility: Visibility,
  text = 'Il pleut sur la ville.',
): Promise<{ id: string; documentId: string; paragraphId: string }> {
  const { id: documentId } = await author.document();
  const paragraphId = crypto.randomUUID();
  const { id } = await author.start({ documentId });
  await author.save(documentId, [put(paragraphId, text)]);
  await author.move(id, 'end');
  await author.move(id, 'publish', { title: 'Pluie', comment: 'Écrit d’un trait.', visibility });
  return { id, documentId, paragraphId };
}

export type Viewers = Record<
  'owner' | 'subscriber' | 'stranger' | 'visitor',
  (path: string) => Promise<Answer>
>;

/** An author, a subscriber of theirs, someone else who is signed in, and someone who is not. */
export async function openViewers(api: TestApi) {
  const owner = await api.signIn('colette');
  const subscriber = await api.signIn('georges');
  const stranger = await api.signIn('marguerite');
  const subscriptionId = await subscribe(owner, subscriber);
  const viewers: Viewers = {
    owner: (path) => owner.call('GET', path),
    subscriber: (path) => subscriber.call('GET', path),
    stranger: (path) => stranger.call('GET', path),
    visitor: (path) => api.call('GET', path),
  };
  return { owner, subscriber, stranger, subscriptionId, viewers };
}
