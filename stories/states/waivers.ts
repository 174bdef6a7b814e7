const answersNobody = (reason: string, ...keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [`message:${key}`, reason]));

/** States without a story, each with the reason why a story could show nothing of it. */
export const waivers: Readonly<Record<string, string>> = {
  ...answersNobody(
    'The specification has texts for a sign-up with a password; one signs in with Google only.',
    'signUp.passwordTooShort',
    'signUp.passwordsDiffer',
    'signUp.firstNameRequired',
    'signUp.lastNameRequired',
    'signUp.termsRequired',
  ),
  ...answersNobody(
    'No form can send such a value.',
    'validation.additionalProperties',
    'validation.integer',
    'validation.number',
    'validation.boolean',
    'validation.date',
    'validation.rangeTooLong',
    'validation.dateTime',
    'validation.uuid',
    'validation.url',
    'validation.listTooShort',
    'validation.object',
    'validation.list',
    'validation.text',
    'validation.json',
    'validation.timeZone',
    'validation.cursor',
  ),
  ...answersNobody(
    'Only a client that breaks the contract is answered so.',
    'request.malformedJson',
    'request.methodNotAllowed',
    'request.unsupportedMediaType',
    'idempotency.keyReused',
    'projects.isJournal',
    'projects.notJournal',
    'documents.isJournalEntry',
  ),
  ...answersNobody(
    'Read by what watches the server, not by a person.',
    'health.notReady',
    'health.full',
  ),
  ...answersNobody(
    'What is gone already counts as ended: nothing is said.',
    'devices.notFound',
    'invitations.notFound',
    'subscriptions.notFound',
  ),
  'message:subscriptions.ownInvitation': 'The page says it in words of its own.',
  'message:request.staleVersion': 'Each form says it in words of its own: `changedRemotely`.',
  'message:paragraphs.conflict':
    'Auto-save merges, or shows the two texts; a save that failed is shown by its save status.',
  'message:validation.dateTooLate':
    'A journal day that has begun nowhere becomes today’s; a session ends at a time of the server.',
  'message:auth.refreshTokenInvalid': 'An expired sign-in says it in words of its own.',
  'message:writingSessions.noneActive':
    'Saving waits for a session, and a restoration says why in words of its own.',
  'message:journalEntries.notFound': 'A day without an entry is a blank page.',
  'message:writingSessions.alreadyLive': 'The session that is live is shown.',
  'message:actions.endpoints.invalidValue': 'Only a server of a later contract is without words.',
  ...Object.fromEntries(
    ['onItsWay', 'withoutApp', 'newerBuild', 'notLoaded', 'withoutScript'].map((key) => [
      `text:errorPage.${key}`,
      'Said by a built page before the app is there, which no story is: `app/e2e` sees it.',
    ]),
  ),
  'state:auth.starting.readingTokens': 'The tokens are read before anything is drawn.',
  'variant:Grid.as': 'An element of the page looks like another.',
  'variant:Inline.as': 'An element of the page looks like another.',
  'variant:Stack.as': 'An element of the page looks like another.',
  'variant:Text.as': 'An element of the page looks like another.',
  'variant:Banner.role': 'What a screen reader says at once looks like any other.',
  'variant:FootPrompt.role': 'What a screen reader says at once looks like any other.',
  'page:/app': 'Leads on to the dashboard.',
  'page:/auth': 'Leads on to the sign-in.',
};
