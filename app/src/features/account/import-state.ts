import type { ApiError } from '@ecritoire/api-client';
import type { ArchiveImport } from '@ecritoire/contracts';

/** Why a file was not read, or not imported to its end. */
export type ImportProblem = Pick<ApiError, 'status' | 'messageKey' | 'retryAfterSeconds'>;

export type ImportState =
  /** @property problem of the file chosen before. */
  | { state: 'choosing'; problem?: ImportProblem }
  | { state: 'checking' }
  /** @property plan what would come; nothing is written yet. */
  | { state: 'planned'; plan: ArchiveImport }
  | { state: 'importing'; plan: ArchiveImport }
  | { state: 'failed'; plan: ArchiveImport; problem: ImportProblem }
  | { state: 'done'; result: ArchiveImport };

/** The contract's: `safety.test.ts` compares the two. */
export const LARGEST_ARCHIVE = 64 * 1024 * 1024;

/** Whether anything of it is new in the account. */
export const hasNews = ({ added, isProfileAdded }: ArchiveImport): boolean =>
  isProfileAdded || Object.values(added).some((count) => count > 0);
