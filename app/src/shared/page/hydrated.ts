import { useEffect } from 'react';

/** Says that a page has come to life, to what waited for it (src/boot) and to tests. */
export function useHydrated(): void {
  useEffect(() => {
    // The rest of the page listens once its own effects have run, and React takes in events of
    // its own task only.
    const timer = setTimeout(() => {
      document.documentElement.dataset['hydrated'] = '';
      document.dispatchEvent(new Event('hydrated'));
    });
    return () => clearTimeout(timer);
  }, []);
}
