import type { Suite, Job, Kit } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import { Unreachable } from '../../http/client.ts';
import { GivenUp } from '../../patience.ts';
import type { Users } from '../../users.ts';
import { accountChanges } from './account-changes.ts';
import { archives } from './archive.ts';
import { articleFilters, articleTexts, translations } from './articles.ts';
import { firstSignIns, madeOnce } from './at-once.ts';
import { endedTokens } from './ended-tokens.ts';
import { makesOneMore, tryOneMore } from './one-more.ts';
import { isOnePerAccount, tryBystander } from './bystanders.ts';
import { calendar } from './calendar.ts';
import { calendarChanges } from './calendar-changes.ts';
import {
  changeTimes,
  changeTimesOfParagraphs,
  changeTimesOfPlaces,
  changeTimesOfProjects,
} from './change-times.ts';
import { devices, deviceUses, earlierIdTokens } from './devices.ts';
import { deletedEntries, deletions, overtakenDeletions } from './deletions.ts';
import { exportedSessions } from './exports.ts';
import { repeatBeforeConflict, repeatBeforeMissing } from './failure-order.ts';
import { canFail, tryFailurePairs } from './failure-pairs.ts';
import { figures } from './figures.ts';
import { authorFilter, documentFilters, projectOrders, journalFilters } from './filters.ts';
import { heldText } from './held-text.ts';
import { identities } from './identities.ts';
import { namesTrashed, tryTrashed } from './in-the-trash.ts';
import { invitations, openInvitations } from './invitations.ts';
import { deletedPeople, deletion, signingOut } from './leaving.ts';
import { imported } from './imported.ts';
import { importedWeeks } from './imported-weeks.ts';
import { largestDocument } from './largest-document.ts';
import { letterCase } from './letter-case.ts';
import { misnamedDocument, misnamedPlaces } from './misnamed.ts';
import { moved } from './moved.ts';
import { laterSignIns, newAccounts } from './new-accounts.ts';
import { isPaged, tryPages } from './pages.ts';
import { includedSaves } from './included-saves.ts';
import { conflicts, emptyRuns, manyWindows, origins, readOnly } from './paragraphs.ts';
import { isPartial, tryPartialChanges } from './partial-changes.ts';
import { movedWords } from './moved-words.ts';
import { newestDay } from './newest-day.ts';
import { journalDays } from './journal-days.ts';
import { journalOrder } from './journal-order.ts';
import { freedKeys } from './freed-keys.ts';
import { names, renamedPeople, waitlist, weekStarts } from './people.ts';
import { foundPassages, latePassages } from './passages.ts';
import { pauses } from './pauses.ts';
import { pluses } from './pluses.ts';
import { projectWords } from './project-words.ts';
import { publication } from './publication.ts';
import { visibility } from './readers.ts';
import { tryRepeats } from './repeats.ts';
import { publishedOrder } from './published-order.ts';
import { republication } from './republication.ts';
import { hasKey } from './reused-keys.ts';
import { entryLanguages, projectCounts, reopenedEntries, replacedParagraphs } from './replaced.ts';
import { repeatedWords } from './repeated-words.ts';
import { retypedWords } from './retyped-words.ts';
import { bodyRules, refusedQueries, tryAddress, unknownAddress } from './rules.ts';
import { createSteps, type Accounts, type Scenario, type Steps } from './steps.ts';
import {
  foldedSearches,
  searchedTexts,
  searchesOfNow,
  foundTitles,
  sessionSearches,
} from './searches.ts';
import { forgotten, lastImported, lastWritten, zonedEnd } from './session-end.ts';
import { sessionFilters } from './session-filters.ts';
import { listedStatuses, oneLiveSession, review, sessionLife } from './session-life.ts';
import { sessionFigures, sessionPlaces } from './session-places.ts';
import { sessionSections, sessionTexts } from './session-text.ts';
import { restoredParagraphs } from './restored-paragraphs.ts';
import { restorations } from './restorations.ts';
import { hasVersion, tryStaleVersions } from './stale-versions.ts';
import {
  exactBlanks,
  hasLocation,
  hasNullableTexts,
  trimmedTexts,
  tryLocation,
  tryNullableTexts,
} from './stored.ts';
import { titlesOfNow } from './titles.ts';
import { earlierTokens, tokenLife } from './token-life.ts';
import { trash } from './trash.ts';
import { figuresOfGone, restoredEntries, trashRows } from './trash-places.ts';
import { deletedVersions, versionContents } from './version-contents.ts';
import { differences } from './version-differences.ts';
import { unchangedVersions, versions } from './versions.ts';
import { trashedText } from './trashed-text.ts';

const fixed: Scenario[] = [
  sessionLife,
  review,
  oneLiveSession,
  listedStatuses,
  sessionPlaces,
  sessionFigures,
  sessionTexts,
  sessionSections,
  pauses,
  lastWritten,
  lastImported,
  forgotten,
  zonedEnd,
  trimmedTexts,
  exactBlanks,
  bodyRules,
  ...refusedQueries,
  unknownAddress,
  changeTimes,
  changeTimesOfParagraphs,
  changeTimesOfProjects,
  changeTimesOfPlaces,
  moved,
  misnamedPlaces,
  misnamedDocument,
  deletions,
  deletedEntries,
  overtakenDeletions,
  trash,
  trashRows,
  restoredEntries,
  figuresOfGone,
  repeatBeforeConflict,
  repeatBeforeMissing,
  figures,
  retypedWords,
  calendar,
  calendarChanges,
  sessionFilters,
  documentFilters,
  projectOrders,
  searchesOfNow,
  foundTitles,
  titlesOfNow,
  searchedTexts,
  foundPassages,
  latePassages,
  foldedSearches,
  sessionSearches,
  ...pluses,
  journalFilters,
  authorFilter,
  articleFilters,
  translations,
  articleTexts,
  conflicts,
  emptyRuns,
  manyWindows,
  readOnly,
  origins,
  includedSaves,
  versions,
  versionContents,
  deletedVersions,
  restorations,
  restoredParagraphs,
  differences,
  movedWords,
  unchangedVersions,
  trashedText,
  repeatedWords,
  replacedParagraphs,
  reopenedEntries,
  newestDay,
  journalOrder,
  journalDays,
  freedKeys,
  entryLanguages,
  projectCounts,
  projectWords,
  heldText,
  exportedSessions,
  archives,
  imported,
  importedWeeks,
  visibility,
  publication,
  republication,
  publishedOrder,
  invitations,
  openInvitations,
  names,
  renamedPeople,
  weekStarts,
  waitlist,
  newAccounts,
  laterSignIns,
  ...accountChanges,
  identities,
  firstSignIns,
  tokenLife,
  earlierTokens,
  madeOnce,
  letterCase,
  signingOut,
  endedTokens,
  devices,
  deviceUses,
  earlierIdTokens,
  deletion,
  deletedPeople,
];

/** Scenarios that send millions of characters: a quick run leaves them out. */
const large: Scenario[] = [largestDocument];

/** Operations of which a quick run tries the same thing. */
const QUICK = 6;

/** What is tried of every operation that has the same thing in its contract. */
function scenariosOf(kit: Kit): Scenario[] {
  const each = (
    name: string,
    applies: (operation: Operation) => boolean,
    attempt: (steps: Steps, operation: Operation) => Promise<void>,
  ) =>
    kit.sample(kit.operations.filter(applies), QUICK).map((operation) => ({
      name: `${name}: ${operation.operationId}`,
      about: [operation.operationId],
      run: (steps: Steps) => attempt(steps, operation),
    }));
  return [
    ...each('its address', () => true, tryAddress),
    ...each('which of two failures is answered', canFail, tryFailurePairs),
    ...each('repeats under one key', hasKey, tryRepeats),
    ...each('the same twice', (one) => makesOneMore(one, kit), tryOneMore),
    ...each('where it is', hasLocation, tryLocation),
    ...each('texts that may be null', hasNullableTexts, tryNullableTexts),
    ...each('pages', isPaged, tryPages),
    ...each('what is in the trash', (one) => namesTrashed(one, kit), tryTrashed),
    ...each('changes from an old version', hasVersion, tryStaleVersions),
    ...each('what others have', (one) => isOnePerAccount(one, kit), tryBystander),
    ...each('changes of a part', (one) => isPartial(one, kit), tryPartialChanges),
  ];
}

/** What the contract lacks of what a scenario is made of. */
const missing = (kit: Kit, { about, needs = [] }: Scenario) =>
  [...about, ...needs].filter((operationId) => !kit.operation(operationId));

/** The operations a scenario is about, of those that are looked at. */
const asked = ({ operations }: Kit, { about }: Scenario) =>
  operations.map(({ operationId }) => operationId).filter((one) => about.includes(one));

async function tryScenario(kit: Kit, accounts: Accounts, scenario: Scenario): Promise<void> {
  kit.progress(scenario.name);
  try {
    await scenario.run(createSteps(kit, accounts));
  } catch (error) {
    const isForTheRun = [GivenUp, Unreachable].some((kind) => error instanceof kind);
    // Whatever else an odd answer leads to, what was found so far is reported.
    if (isForTheRun || !(error instanceof Error)) throw error;
    kit.note(`“${scenario.name}” was not tried in full: ${error.message}.`);
    kit.coverage.untried(asked(kit, scenario), `tries “${scenario.name}” in full`);
  }
}

/** Whether a scenario looks at what strangers see, and so at what other accounts do. */
const isPublic = (kit: Kit, { about, needs = [] }: Scenario) =>
  [...about, ...needs].some((operationId) => kit.operation(operationId)?.signIn !== 'required');

/** A job for each scenario; those of one lane share the accounts of a accounts. */
function jobsOf(kit: Kit): Job[] {
  const accountsByLane = new Map<Users, Accounts>();
  const accountsOf = ({ users }: Kit) => {
    const accounts = accountsByLane.get(users) ?? {};
    accountsByLane.set(users, accounts);
    return accounts;
  };
  const all = [...fixed, ...kit.sample(large, 0), ...scenariosOf(kit)].filter(
    (one) => asked(kit, one).length > 0,
  );
  return all.flatMap((scenario): Job[] => {
    const [lacking] = missing(kit, scenario);
    if (lacking === undefined) {
      const run = (lane: Kit) => tryScenario(lane, accountsOf(lane), scenario);
      return [{ run, isAlone: isPublic(kit, scenario) }];
    }
    kit.note(`“${scenario.name}” was not tried: the contract has no ${lacking}.`);
    return [];
  });
}

/** Calls that depend on one another: lives, conflicts, repeats, pages, who sees what. */
export const scenarios: Suite = {
  name: 'scenarios',
  summary: 'scenarios of calls: lives, conflicts, repeats, figures, filters, pages, visibility',
  jobs: jobsOf,
  async run(kit) {
    for (const job of jobsOf(kit)) await job.run(kit);
  },
};
