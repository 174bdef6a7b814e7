import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { withoutLocale } from '../../site/locale.ts';

/** Goes to a path of this site that a text names, such as /en/faq. */
export function useOpenPath(): (path: string) => void {
  const router = useRouter();
  return useCallback(
    (path: string) => void router.navigate({ href: withoutLocale(path) }),
    [router],
  );
}
