import { isDeepStrictEqual } from 'node:util';
import { dateIn } from '../../check/sense.ts';
import { isObject } from '../../contract/places.ts';
import { freshEmail } from '../../generate/fresh.ts';
import { visitor, type SignedIn } from '../../users.ts';
import {
  bodyOf,
  itemsOf,
  Skipped,
  type Body,
  type Exchange,
  type Scenario,
  type Steps,
} from './steps.ts';
import { EAST, published, WEST } from './common-steps.ts';

/** Blames an answer whose author or reader is somebody else, or as they were once. */
function hold(steps: Steps, exchange: Exchange, holder: Body, as: string, person: Body): void {
  const received = holder[as];
  if (isObject(received) && isDeepStrictEqual({ ...received }, person)) return;
  steps.blame(exchange, {
    message: `The ${as} of ${exchange.call.operation.operationId} is somebody else.`,
    expected: person,
    received: received ?? null,
  });
}

const firstOf = (list: Exchange): Body => itemsOf(bodyOf(list))[0] ?? {};

/** Authors and readers are shown by their own names, to each other and in invitations. */
export const names: Scenario = {
  name: 'names of authors and readers',
  about: ['previewInvitation', 'acceptInvitation', 'listSubscribers', 'listSubscriptions'],
  needs: ['createInvitation', 'getCurrentUser'],
  async run(steps) {
    const [author, reader] = [await steps.newcomer(), await steps.newcomer()];
    const title = 'who am I';
    const whoIs = async (as: typeof author) => {
      const { id, name, pictureUrl } = await steps.expect('getCurrentUser', 200, { as, title });
      return { id, name, pictureUrl };
    };
    const [writes, reads] = [await whoIs(author), await whoIs(reader)];
    const invite = { as: author, title: 'invite a reader' };
    const { token } = await steps.expect('createInvitation', 201, invite);
    const step = { as: reader, title: 'by whom one is invited', body: { token } };
    const preview = await steps.ask('previewInvitation', step);
    hold(steps, preview, bodyOf(preview), 'author', writes);
    const accepted = await steps.ask('acceptInvitation', step);
    hold(steps, accepted, bodyOf(accepted), 'author', writes);
    const readers = await steps.ask('listSubscribers', { as: author, title: 'who reads' });
    hold(steps, readers, firstOf(readers), 'reader', reads);
    const authors = await steps.ask('listSubscriptions', { as: reader, title: 'whom one reads' });
    hold(steps, authors, firstOf(authors), 'author', writes);
  },
};

/** A person who signs in under another name has it wherever they are shown already. */
export const renamedPeople: Scenario = {
  name: 'authors and readers under a new name',
  about: [
    'previewInvitation',
    'listSubscribers',
    'listSubscriptions',
    'getPublishedSession',
    'listPublishedSessions',
  ],
  needs: [
    'signInWithGoogle',
    'getCurrentUser',
    'createInvitation',
    'acceptInvitation',
    'startWritingSession',
    'saveParagraphs',
    'publishWritingSession',
  ],
  async run(steps) {
    const { issuer } = steps.kit.users;
    if (!issuer) throw new Skipped('it needs accounts of the kit’s own issuer');
    const [author, reader] = [await steps.newcomer(), await steps.newcomer()];
    const { session } = await published(steps, author, 'public');
    const invite = { as: author, title: 'invite a reader' };
    const { token } = await steps.expect('createInvitation', 201, invite);
    const step = { as: reader, title: 'accept', body: { token } };
    await steps.expect('acceptInvitation', 201, step);
    const open = await steps.expect('createInvitation', 201, invite);

    const renamed = async ({ person, ...as }: SignedIn, name: string): Promise<Body> => {
      const pictureUrl = `https://example.org/${encodeURIComponent(name)}.webp`;
      const idToken = await issuer.idToken({ ...person, name }, { picture: pictureUrl });
      const title = 'sign in under another name';
      await steps.expect('signInWithGoogle', 200, { as: visitor, title, body: { idToken } });
      const { id } = await steps.expect('getCurrentUser', 200, { as, title: 'who am I' });
      return { id, name, pictureUrl };
    };
    const writes = await renamed(author, 'An Author Renamed');
    const reads = await renamed(reader, 'A Reader Renamed');

    const title = 'who they are now';
    const body = { token: open['token'] };
    const preview = await steps.ask('previewInvitation', { as: reader, title, body });
    hold(steps, preview, bodyOf(preview), 'author', writes);
    const readers = await steps.ask('listSubscribers', { as: author, title });
    hold(steps, readers, firstOf(readers), 'reader', reads);
    const authors = await steps.ask('listSubscriptions', { as: reader, title });
    hold(steps, authors, firstOf(authors), 'author', writes);
    const params = { sessionId: session['id'] };
    const copy = await steps.ask('getPublishedSession', { as: reader, title, params });
    hold(steps, copy, bodyOf(copy), 'author', writes);
    const query = { authorId: writes['id'] };
    const list = await steps.ask('listPublishedSessions', { as: reader, title, query });
    hold(steps, list, firstOf(list), 'author', writes);
  },
};

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** What day it may be somewhere, for a server whose clock is minutes from the kit's. */
const datesNowIn = (zone: string) => [
  ...new Set([-300_000, 300_000].map((apart) => dateIn(zone, Date.now() + apart) ?? '')),
];

/** The week begins on the day that the profile says, and is the one that it is there. */
export const weekStarts: Scenario = {
  name: 'the first day of the week',
  about: ['getCurrentObjectives', 'listObjectiveWeeks'],
  needs: ['getCurrentUser', 'updateProfile'],
  async run(steps) {
    const as = await steps.writer();
    const me = await steps.expect('getCurrentUser', 200, { as, title: 'who am I' });
    const set = (weekStart: unknown, timeZone: unknown) =>
      steps.expect('updateProfile', 200, {
        as,
        title: `begin the week on ${String(weekStart)}, in ${String(timeZone)}`,
        body: { language: me['language'], weekStart, timeZone },
      });
    const { contract } = steps.kit;
    const profile = steps.kit.operation('updateProfile')?.body?.schema;
    const schema = profile && contract.resolve(profile).properties?.['weekStart'];
    const starts = (schema && contract.resolve(schema).enum) ?? [];
    for (const [weekStart, zone] of starts.flatMap((one) => [
      [one, EAST] as const,
      [one, WEST] as const,
    ])) {
      await set(weekStart, zone);
      const title = `weeks that begin on ${String(weekStart)}, in ${zone}`;
      const current = await steps.ask('getCurrentObjectives', { as, title });
      const weeks = await steps.ask('listObjectiveWeeks', { as, title });
      for (const [exchange, week = {}] of [
        [current, bodyOf(current)],
        [weeks, itemsOf(bodyOf(weeks))[0]],
      ] as const) {
        const { startsOn, endsOn } = week;
        const today = datesNowIn(zone);
        const isNow = today.some((date) => String(startsOn) <= date && date <= String(endsOn));
        if (exchange.answer?.status === 200 && !isNow) {
          steps.blame(exchange, {
            message:
              'The current week is not the one that today is in, by the zone of the profile.',
            expected: `a week with ${today.join(' or ')} in it`,
            received: `${String(startsOn)} to ${String(endsOn)}`,
          });
        }
        const day = WEEKDAYS[new Date(String(startsOn)).getUTCDay()];
        if (exchange.answer?.status !== 200 || day === weekStart) continue;
        steps.blame(exchange, {
          message: 'The week does not begin on the first day of the profile.',
          expected: weekStart,
          received: `${day ?? 'no day'}, ${String(startsOn)}`,
        });
      }
    }
    await set(me['weekStart'], me['timeZone']);
  },
};

/** An address is on the waitlist once, in whatever letters it is written. */
export const waitlist: Scenario = {
  name: 'an address in other letters',
  about: ['joinWaitlist'],
  async run(steps) {
    const email = freshEmail();
    const join = { as: visitor, title: 'join the waitlist', body: { email } };
    // What a program sends is thrown away: it takes no place.
    await steps.expect('joinWaitlist', 201, {
      ...join,
      title: 'fill in what is hidden',
      body: { email, website: 'https://example.org' },
    });
    await steps.expect('joinWaitlist', 201, join);
    const title = 'join it again, in capitals';
    await steps.expect('joinWaitlist', 409, {
      ...join,
      title,
      body: { email: email.toUpperCase() },
    });
  },
};
