import { useEffect } from 'react';

/** Says that a page has come to life, to what waited for it (src/boot) and to tests. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
}
