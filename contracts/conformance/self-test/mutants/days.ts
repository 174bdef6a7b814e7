import { problem } from './failures.ts';
import { inScenario } from './in-scenarios.ts';
import { around, changed, type Mutant, type Incoming } from './mutant.ts';

/** A server that takes days which it should refuse for when they are: it sees others. */
const taking = (
  name: string,
  operation: string,
  messageKey: string,
  mend: (url: URL, incoming: Incoming) => void,
): Mutant => ({
  // KIT-51, KIT-63, KIT-82
  name: `${name} is taken`,
  operation,
  kinds: ['invalid-accepted'],
  suites: ['invalid'],
  mutate: around(operation, () => async (incoming, next) => {
    const answer = await next(incoming.request);
    const [error, ...others] = answer.body?.errors ?? [];
    if (error?.messageKey !== `validation.${messageKey}` || others.length > 0) return answer;
    const url = new URL(incoming.request.url);
    mend(url, incoming);
    return next(changed(incoming.request, { url: url.href, body: incoming.body }));
  }),
});

const asOneDay = ({ searchParams }: URL) => searchParams.set('to', searchParams.get('from') ?? '');

/** Servers to which every day is one. */
export const dayMutants: Mutant[] = [
  inScenario(
    'the newest day on earth refused',
    'openJournalEntry',
    'openJournalEntry',
    () => async (incoming, next) => {
      const newest = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
      return incoming.params['localDate'] === newest
        ? problem(422, 'actions.endpoints.validationError', {
            errors: [{ field: 'localDate', messageKey: 'validation.dateTooLate' }],
          })
        : next(incoming.request);
    },
  ),
  ...['getCalendar', 'getDailyWords', 'listWritingSessions'].map((operation) =>
    taking(
      // KIT-68
      `a range of ${operation} that ends before it begins`,
      operation,
      'rangeReversed',
      asOneDay,
    ),
  ),
  ...['getCalendar', 'getDailyWords'].map((operation) =>
    // KIT-68
    taking(`a range of ${operation} of any length`, operation, 'rangeTooLong', asOneDay),
  ),
  // KIT-68
  taking('the entry of a day to come', 'openJournalEntry', 'dateTooLate', (url, { params }) => {
    url.pathname = url.pathname.replace(String(params['localDate']), '2001-02-03');
  }),
];
