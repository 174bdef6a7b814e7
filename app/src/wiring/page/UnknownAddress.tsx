import { PublicShell } from '../public/PublicShell.tsx';
import { NotFoundPage } from './status-pages.tsx';

/** No route has the address of the page. */
export function UnknownAddress() {
  return (
    <PublicShell>
      <NotFoundPage />
    </PublicShell>
  );
}
