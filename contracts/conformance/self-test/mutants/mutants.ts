import { accountChangeMutants } from './account-changes.ts';
import { addressMutants } from './addresses.ts';
import { answerMutants } from './answers.ts';
import { archiveMutants } from './archives.ts';
import { articleMutants } from './articles.ts';
import { beforeTheCallMutants } from './before-the-call.ts';
import { calendarMutants } from './calendar.ts';
import { calendarChangeMutants } from './calendar-changes.ts';
import { combinedFilterMutants } from './combined-filters.ts';
import { credentialMutants } from './credentials.ts';
import { conflictMutants } from './conflicts.ts';
import { connectionMutants } from './connections.ts';
import { dayMutants } from './days.ts';
import { documentVersionMutants } from './document-versions.ts';
import { deletionMutants } from './deletions.ts';
import { deviceMutants } from './devices.ts';
import { exportMutants } from './exports.ts';
import { failurePairMutants } from './failure-pairs.ts';
import { failureMutants } from './failures.ts';
import { figureMutants } from './figures.ts';
import { filterMutants } from './filters.ts';
import { firstSignInMutants } from './first-sign-ins.ts';
import { identityMutants } from './identities.ts';
import { importMutants } from './imports.ts';
import { invitationMutants } from './invitations.ts';
import { journalMutants } from './journals.ts';
import { keyMutants } from './keys.ts';
import { lastWrittenMutants } from './last-written.ts';
import { leavingMutants } from './leaving.ts';
import { listedRowMutants } from './listed-rows.ts';
import { moveMutants } from './moves.ts';
import type { Mutant } from './mutant.ts';
import { offsetMutants } from './offsets.ts';
import { oneMoreMutants } from './one-more.ts';
import { originMutants } from './origins.ts';
import { partMutants } from './parts.ts';
import { pauseMutants } from './pauses.ts';
import { nearMissMutants } from './near-misses.ts';
import { peopleMutants } from './people.ts';
import { projectWordMutants } from './project-words.ts';
import { publishedListMutants } from './published-lists.ts';
import { publicationMutants } from './publications.ts';
import { requestMutants } from './requests.ts';
import { pageMutants, repeatMutants } from './repeats.ts';
import { problemMutants } from './problems.ts';
import { replacedMutants } from './replaced.ts';
import { ruleMutants } from './rules.ts';
import { searchMutants } from './searches.ts';
import { senseMutants } from './sense.ts';
import { endMutants } from './session-end.ts';
import { sessionPlaceMutants } from './session-places.ts';
import { storedMutants } from './stored.ts';
import { textMutants } from './texts.ts';
import { timeMutants } from './times.ts';
import { trashPlaceMutants } from './trash-places.ts';
import { trashMutants } from './trash.ts';
import { validationMutants } from './validation.ts';
import { trashedTextMutants } from './trashed-texts.ts';
import { versionContentMutants } from './version-contents.ts';
import { versionMutants } from './versions.ts';
import { writingMutants } from './writing.ts';
import type { WireMutant } from '../wire/wire-mutant.ts';
import { wireMutants } from '../wire/wire-mutants.ts';

export const mutants: (Mutant | WireMutant)[] = [
  ...answerMutants,
  ...problemMutants,
  ...connectionMutants,
  ...validationMutants,
  ...nearMissMutants,
  ...requestMutants,
  ...addressMutants,
  ...credentialMutants,
  ...identityMutants,
  ...pageMutants,
  ...offsetMutants,
  ...repeatMutants,
  ...storedMutants,
  ...ruleMutants,
  ...senseMutants,
  ...timeMutants,
  ...textMutants,
  ...failureMutants,
  ...failurePairMutants,
  ...keyMutants,
  ...conflictMutants,
  ...invitationMutants,
  ...figureMutants,
  ...projectWordMutants,
  ...calendarMutants,
  ...calendarChangeMutants,
  ...dayMutants,
  ...versionMutants,
  ...documentVersionMutants,
  ...versionContentMutants,
  ...trashedTextMutants,
  ...filterMutants,
  ...pauseMutants,
  ...listedRowMutants,
  ...oneMoreMutants,
  ...combinedFilterMutants,
  ...searchMutants,
  ...writingMutants,
  ...peopleMutants,
  ...leavingMutants,
  ...deviceMutants,
  ...deletionMutants,
  ...trashMutants,
  ...trashPlaceMutants,
  ...journalMutants,
  ...publicationMutants,
  ...publishedListMutants,
  ...exportMutants,
  ...archiveMutants,
  ...importMutants,
  ...accountChangeMutants,
  ...moveMutants,
  ...replacedMutants,
  ...partMutants,
  ...endMutants,
  ...sessionPlaceMutants,
  ...lastWrittenMutants,
  ...articleMutants,
  ...originMutants,
  ...firstSignInMutants,
  ...beforeTheCallMutants,
  ...wireMutants,
];
