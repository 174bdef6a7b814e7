import type { User } from '@ecritoire/contracts';
import type { AuthActor } from './services.ts';

/**
 * Opens what belongs to the signed-in writer as soon as they are known, and closes it when another
 * one signs in on this page. It outlives the sign-in of its writer, whose last words it stores.
 * @returns what is open; null before anybody is signed in.
 */
export function followWriter<Writer extends { close: () => void }>(
  auth: Pick<AuthActor, 'getSnapshot' | 'subscribe'>,
  open: (user: User) => Writer,
  until: AbortSignal,
): () => Writer | null {
  let current: { userId: string; writer: Writer } | null = null;
  const follow = ({ context: { user } }: ReturnType<AuthActor['getSnapshot']>) => {
    if (user === null || user.id === current?.userId) return;
    current?.writer.close();
    current = { userId: user.id, writer: open(user) };
  };
  const following = auth.subscribe(follow);
  follow(auth.getSnapshot());
  until.addEventListener('abort', () => {
    following.unsubscribe();
    current?.writer.close();
  });
  return () => current?.writer ?? null;
}
