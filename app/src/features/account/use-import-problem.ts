import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { failureMessage } from '../../shared/forms/failure-message.ts';
import type { ImportProblem } from './import-state.ts';

/** Why an archive was not read or imported, and what has become of the account. */
export function useImportProblem(): (problem: ImportProblem, during: 'check' | 'import') => string {
  const { LL, locale } = useI18n();
  const texts = useTexts(settingsTexts);
  return (problem, during) => {
    switch (problem.messageKey) {
      // Its own message is about words that wait on the device.
      case 'account.full':
        return texts.importNoRoom();
      case 'request.tooLarge':
        return LL.messages.archives.tooLarge();
      case 'actions.endpoints.serverError':
        if (during === 'import') return texts.importInterrupted();
        return problem.status === null ? texts.importUnread() : failureMessage(LL, locale, problem);
      default:
        return failureMessage(LL, locale, problem);
    }
  };
}
