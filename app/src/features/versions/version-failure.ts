import type { versionsTexts } from '@ecritoire/i18n/versions';
import { noSessionKey, unsavedKey } from './restore-text.ts';

type Texts = ReturnType<typeof versionsTexts>;

/** Why nothing was changed, where more can be said than the server's own words. */
export function versionFailure(
  { failures }: Texts,
  messageKey: string | null,
  message: string | undefined,
): string | undefined {
  switch (messageKey) {
    case unsavedKey:
      return failures.unsaved();
    case noSessionKey:
      return failures.noSession();
    case 'account.full':
      return failures.full();
    case 'documents.tooLong':
      return failures.documentFull();
    case 'writingSessions.tooLong':
      return failures.sessionFull();
    case 'documentVersions.notFound':
      return failures.gone();
    case 'actions.endpoints.serverError':
      return failures.unreachable();
    case null:
    default:
      return message;
  }
}
