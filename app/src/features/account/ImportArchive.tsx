import { ImportArchiveDialog } from './ImportArchiveDialog.tsx';
import { useArchiveImport } from './use-archive-import.ts';

export type ImportArchiveProps = { onClose: () => void };

/** Brings an archive into the account. */
export function ImportArchive({ onClose }: ImportArchiveProps) {
  return <ImportArchiveDialog {...useArchiveImport()} onClose={onClose} />;
}
