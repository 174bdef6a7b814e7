import { Banner } from '../Banner/Banner.tsx';
import { notice } from './Dialog.css.ts';

/** What went wrong with the last press of a button under it; read out at once. */
export function DialogNotice({ message }: { message?: string | undefined }) {
  return message ? (
    <div className={notice}>
      <Banner tone="error" role="alert">
        {message}
      </Banner>
    </div>
  ) : null;
}
