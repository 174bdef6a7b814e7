import { PublicShell } from '../features/public/PublicShell.tsx';
import { NotFoundPage } from '../shared/page/status-pages.tsx';

/** No route has the address of the page. */
export function UnknownAddress() {
  return (
    <PublicShell>
      <NotFoundPage />
    </PublicShell>
  );
}
