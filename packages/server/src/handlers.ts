import type { Handlers } from './http/operation.ts';
import { accountHandlers } from './routes/account.ts';
import { articleHandlers } from './routes/articles.ts';
import { authHandlers } from './routes/auth.ts';
import { calendarHandlers } from './routes/calendar.ts';
import { documentVersionHandlers } from './routes/document-versions.ts';
import { documentHandlers } from './routes/documents.ts';
import { formHandlers } from './routes/forms.ts';
import { healthHandlers } from './routes/health.ts';
import { journalHandlers } from './routes/journal.ts';
import { objectiveHandlers } from './routes/objectives.ts';
import { paragraphHandlers } from './routes/paragraphs.ts';
import { projectHandlers } from './routes/projects.ts';
import { publishedSessionHandlers } from './routes/published-sessions.ts';
import { subscriberHandlers } from './routes/subscribers.ts';
import { trashHandlers } from './routes/trash.ts';
import { writingSessionHandlers } from './routes/writing-sessions.ts';

export const handlers: Handlers = {
  ...authHandlers,
  ...projectHandlers,
  ...documentHandlers,
  ...documentVersionHandlers,
  ...trashHandlers,
  ...paragraphHandlers,
  ...journalHandlers,
  ...objectiveHandlers,
  ...calendarHandlers,
  ...writingSessionHandlers,
  ...publishedSessionHandlers,
  ...subscriberHandlers,
  ...formHandlers,
  ...articleHandlers,
  ...accountHandlers,
  ...healthHandlers,
};
