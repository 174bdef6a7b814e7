/// <reference types="vite/client" />
import { answer, bodyOf, example, handlers } from '@ecritoire/api-mocks';
import { mockApi } from '@ecritoire/api-mocks/browser';
import { createDeviceQueues } from '@ecritoire/document-sync';
import type { Locales } from '@ecritoire/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSafeNotes } from '../boot/safe-session.ts';
import { OpenedApp, type OpenedAppProps } from './OpenedApp.tsx';

export type Args = Omit<OpenedAppProps, 'locale'>;
export type WiredStory = StoryObj<Args>;
export type Globals = { language?: 'fr' | 'en' };
export type Handlers = ReturnType<typeof handlers>;

export const localeOf = ({ language }: Globals): Locales => (language === 'en' ? 'en' : 'fr');

/** What the examples of the contract leave open: no session is live, and lists are full and end. */
const defaults = [
  example('getLiveWritingSession', 'none'),
  answer('listDocuments', 200, { ...bodyOf('listDocuments', 'page'), nextCursor: null }),
  example('listWritingSessions', 'page'),
  example('getWritingSessionText', 'text'),
  ...handlers(),
];

/** `/sessions/live` before `/sessions/:sessionId`: the first that fits answers. */
const openness = ({ info }: Handlers[number]) => String(info.path).split(':').length;

/** Has the mocked API answer with these, and else with the contract's examples. */
export const answerWith = (own: Handlers) =>
  mockApi(
    `${import.meta.env.BASE_URL}mockServiceWorker.js`,
    ...[...own, ...defaults].toSorted((one, other) => openness(one) - openness(other)),
  );

/** What the story before has left on the device. */
async function clearDevice() {
  for (const storage of [localStorage, sessionStorage]) {
    const keys = Object.keys(storage).filter((key) => key.startsWith('ecritoire'));
    for (const key of keys) storage.removeItem(key);
  }
  const queues = createDeviceQueues(createSafeNotes(() => localStorage));
  await queues.discard(bodyOf('getCurrentUser').id);
}

/** The meta of stories that run the real app, with its router, machines and client, on the mocked API. */
export const wired = {
  args: {},
  render: (args, { globals }) => {
    const locale = localeOf(globals);
    return <OpenedApp key={args.path} {...args} locale={locale} />;
  },
} satisfies Meta<Args>;

type Browser = Omit<Args, 'path'> & {
  /** Whether the device keeps what is written. */
  hasStorage?: boolean;
  /** Milliseconds by which its clock is ahead of the server's. */
  lead?: number;
};

function forbidStorage() {
  indexedDB.open = () => {
    throw new DOMException('The device keeps nothing.', 'SecurityError');
  };
}

function setClockAhead(lead: number) {
  const { now } = Date;
  Date.now = () => now() + lead;
  return () => {
    Date.now = now;
  };
}

function pageOf(
  { hasStorage = true, lead = 0, ...args }: Args & Browser,
  own: Handlers,
  prepare = () => () => {},
): WiredStory {
  return {
    args,
    beforeEach: async () => {
      await clearDevice();
      if (!hasStorage) forbidStorage();
      const resetClock = setClockAhead(lead);
      const leaveAddress = prepare();
      const stop = await answerWith(own);
      return async () => {
        leaveAddress();
        resetClock();
        Reflect.deleteProperty(indexedDB, 'open');
        Reflect.deleteProperty(navigator, 'onLine');
        Reflect.deleteProperty(navigator.locks, 'query');
        await stop();
      };
    },
  };
}

/** A page of a signed-in writer, on the contract's examples; the given handlers precede them. */
export const page = (path: string, ...own: Handlers): WiredStory => pageOf({ path }, own);

/** A page of a visitor who is not signed in. */
export const visitorPage = (path: string, ...own: Handlers): WiredStory =>
  pageOf({ path, tokens: 'none' }, own);

/** A page in a browser, or of a server, of its own kind. */
export const pageIn = (browser: Browser, path: string, ...own: Handlers): WiredStory =>
  pageOf({ path, ...browser }, own);

/** Puts the provider's answer into the window's own address, where the app looks for it. */
function comeFromProvider() {
  const nonce = 'nonce';
  const { href, pathname } = location;
  const idToken = `e30.${btoa(JSON.stringify({ nonce }))}.signature`;
  const request = { nonce, returnTo: '/app/home' };
  sessionStorage.setItem('ecritoire:sign-in', JSON.stringify(request));
  history.replaceState(history.state, '', `${pathname}#id_token=${idToken}`);
  return () => history.replaceState(history.state, '', href);
}

/** The page that the provider leads back to once a writer has chosen an account. */
export const callbackPage = (...own: Handlers): WiredStory =>
  pageOf({ path: '/auth/callback', tokens: 'none' }, own, comeFromProvider);
