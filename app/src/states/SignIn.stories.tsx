import { answer, bodyOf, pending, refuse, unreachable } from '@ecritoire/api-mocks';
import {
  confirm,
  containing,
  dialog,
  fill,
  inOtherTab,
  loseNetwork,
  press,
  saveNow,
  see,
  serverNow,
  steps,
  write,
  type Step,
} from '../testing/steps.ts';
import {
  callbackPage,
  page,
  pageIn,
  visitorPage,
  wired,
  type WiredStory as Story,
} from '../testing/wired.tsx';
import { live } from '../testing/live-session.ts';

export default {
  ...wired,
  title: 'States/Sign-in',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen' },
};

const { id: documentId } = bodyOf('getDocument');
const document = `/app/documents/${documentId}`;
const writer = bodyOf('getCurrentUser');
const another = { ...writer, id: `${writer.id.slice(0, -2)}99`, name: 'Sido Landoy' };

const menu = press((t) => t.navigation.account({ name: 'Colette Morel' }));

const everywhere = steps(
  menu,
  press((t) => t.navigation.signOutEverywhere()),
  confirm((t) => t.navigation.signOutEverywhere()),
);

/** The sign-in expires with the first request that refuses the tokens. */
const expired = [
  refuse('listProjects', 'auth.required'),
  refuse('refreshAccessToken', 'auth.refreshTokenInvalid'),
] as const;
const expiredThen = (...own: Parameters<typeof serverNow>) =>
  steps(
    see((t) => t.expired.title()),
    serverNow(...own),
  );
const unsaved = [
  live('active'),
  refuse('saveParagraphs', 'auth.required'),
  refuse('refreshAccessToken', 'auth.refreshTokenInvalid'),
] as const;
const written = steps(
  see((t) => t.session.active()),
  write('Pluie. '),
  saveNow,
);

export const Starting: Story = {
  name: 'Loading the writer',
  tags: ['state:auth.starting.loadingUser'],
  ...page('/app/home', pending('getCurrentUser')),
};

export const Renewing: Story = {
  name: 'Renewing the sign-in',
  tags: ['state:auth.starting.refreshing'],
  ...pageIn({ tokens: 'refreshToken' }, '/app/home', pending('refreshAccessToken')),
};

export const NoAnswer: Story = {
  name: 'The server does not answer',
  tags: ['state:auth.unreachable', 'message:auth.toasts.loadUserFailed', 'state:toast.counting'],
  ...page('/app/home', unreachable('getCurrentUser')),
  play: see((t) => t.errorPage.studioTitle()),
};

export const NotSignedIn: Story = {
  name: 'Not signed in',
  tags: ['state:auth.signedOut', 'page:/auth/login'],
  ...visitorPage('/auth/login'),
};

export const SignedIn: Story = {
  name: 'Signed in',
  tags: ['state:auth.signedIn.idle.resting', 'state:outbox.idle.resting'],
  ...page('/app/home'),
};

/** Nothing of it shows: one goes on while the writer is asked for. */
const onceOpen = (...own: Parameters<typeof serverNow>) =>
  steps(
    see((t) => t.projects.new()),
    serverNow(...own),
  );

export const Recognising: Story = {
  name: 'Another tab has signed in, the writer is loaded',
  tags: ['state:auth.signedIn.idle.recognising'],
  ...page('/app/projects'),
  parameters: { drive: { given: onceOpen(pending('getCurrentUser')) } },
  play: steps(onceOpen(pending('getCurrentUser')), inOtherTab('signedIn')),
};

export const NotRecognised: Story = {
  name: 'Another tab has signed in, the server does not answer',
  tags: ['state:auth.signedIn.idle.unanswered'],
  ...page('/app/projects'),
  parameters: { drive: { given: onceOpen(unreachable('getCurrentUser')) } },
  play: steps(onceOpen(unreachable('getCurrentUser')), inOtherTab('signedIn')),
};

export const CatchingUp: Story = {
  name: 'Another tab has changed the profile, it is loaded',
  tags: ['state:auth.signedIn.idle.catchingUp'],
  ...page('/app/projects'),
  parameters: { drive: { given: onceOpen(pending('getCurrentUser')) } },
  play: steps(onceOpen(pending('getCurrentUser')), inOtherTab('userChanged')),
};

export const Behind: Story = {
  name: 'Another tab has changed the profile, the server does not answer',
  tags: ['state:auth.signedIn.idle.behind'],
  ...page('/app/projects'),
  parameters: { drive: { given: onceOpen(unreachable('getCurrentUser')) } },
  play: steps(onceOpen(unreachable('getCurrentUser')), inOtherTab('userChanged')),
};

export const ExpiredInDialog: Story = {
  name: 'Expired, a form is open',
  tags: ['text:expired.inTab'],
  ...page('/app/projects', ...expired),
  play: steps(
    see((t) => t.expired.title()),
    press((t) => t.projects.new()),
    dialog,
  ),
};

export const ExpiredWithForm: Story = {
  name: 'Expired, a form has been filled in',
  tags: ['text:expired.here'],
  ...page('/app/projects', ...expired),
  play: steps(
    see((t) => t.expired.title()),
    press((t) => t.projects.new()),
    dialog,
    fill((t) => t.projects.name(), 'Été'),
  ),
};

/** What the tab has noted of the writer before. */
const wordsOfAnother: Step = () => {
  const place = { userId: another.id, documentId: null, caret: null, hasWords: true };
  sessionStorage.setItem('ecritoire:left-place', JSON.stringify([place]));
  return Promise.resolve();
};

export const OtherWritersWords: Story = {
  name: 'Words of another account are on this device',
  tags: ['text:expired.otherWritersWords'],
  ...page('/app/home'),
  play: steps(
    wordsOfAnother,
    press((t) => t.navigation.projects()),
  ),
};

export const SignedOutOffline: Story = {
  name: 'Signed out, offline',
  tags: ['text:expired.signedOut', 'text:expired.signedOutText'],
  ...pageIn({ stays: true }, '/app/home'),
  play: steps(
    menu,
    loseNetwork,
    press((t) => t.navigation.signOut()),
  ),
};

export const SigningOut: Story = {
  name: 'Signing out',
  tags: ['state:auth.signedIn.signingOut'],
  ...page('/app/home', pending('signOut')),
  play: steps(
    menu,
    press((t) => t.navigation.signOut()),
  ),
};

export const NotSignedOut: Story = {
  name: 'Signed out here, not on the server',
  tags: ['state:auth.signedOut', 'message:auth.toasts.signOutFailed'],
  ...page('/app/home', refuse('signOut', 'actions.endpoints.serverError')),
  parameters: { drive: { events: ['signOut'] } },
  play: steps(
    menu,
    press((t) => t.navigation.signOut()),
  ),
};

export const ExpiredWhileWriting: Story = {
  name: 'Expired, asking to sign in again',
  tags: [
    'state:auth.signedIn.expired.asking',
    'text:expired.title',
    'text:expired.text',
    'text:expired.signIn',
  ],
  ...page('/app/projects', ...expired),
  play: see((t) => t.expired.title()),
};

export const Deactivated: Story = {
  name: 'Account deactivated while signed in',
  tags: ['message:auth.accountDeactivated', 'text:expired.stored'],
  ...page('/app/projects', expired[0], refuse('refreshAccessToken', 'auth.accountDeactivated')),
};

export const SignInRunning: Story = {
  name: 'Back from Google',
  tags: ['state:auth.signingIn.exchanging'],
  ...callbackPage(pending('signInWithGoogle')),
};

export const SignInLoadsTheWriter: Story = {
  name: 'Back from Google, loading the writer',
  tags: ['state:auth.signingIn.loadingUser'],
  ...callbackPage(pending('getCurrentUser')),
};

export const SignInFailed: Story = {
  name: 'Back from Google, the server fails',
  tags: ['message:auth.toasts.signInFailed', 'state:auth.signedOut', 'page:/auth/callback'],
  ...callbackPage(refuse('signInWithGoogle', 'actions.endpoints.serverError')),
};

export const NotRenewed: Story = {
  name: 'Not renewed, the server does not answer',
  tags: ['message:auth.toasts.refreshFailed', 'state:auth.unreachable'],
  ...pageIn({ tokens: 'refreshToken' }, '/app/home', unreachable('refreshAccessToken')),
};

export const ForeignCookie: Story = {
  name: 'A cookie of another site in the way',
  tags: ['message:auth.foreignCookie'],
  ...pageIn({ hasForeignCookie: true }, '/app/home'),
};

export const SigningOutEverywhere: Story = {
  name: 'Signing out everywhere',
  tags: ['state:auth.signedIn.signingOutEverywhere'],
  ...page('/app/home', pending('signOutEverywhere')),
  play: everywhere,
};

export const SignedOutEverywhere: Story = {
  name: 'Signed out everywhere',
  tags: ['message:auth.signedOutEverywhere', 'state:auth.signedOut'],
  ...page('/app/home'),
  parameters: { drive: { events: ['signOutEverywhere'] } },
  play: everywhere,
};

export const NotSignedOutEverywhere: Story = {
  name: 'Signed out here, not everywhere',
  tags: ['message:auth.toasts.signOutEverywhereFailed', 'state:auth.signedOut'],
  ...page('/app/home', refuse('signOutEverywhere', 'actions.endpoints.serverError')),
  parameters: { drive: { events: ['signOutEverywhere'] } },
  play: everywhere,
};

export const ExpiredWordsStored: Story = {
  name: 'Expired, the text is stored on the device',
  tags: ['state:auth.signedIn.expired.asking', 'text:saving.kept'],
  ...page(document, ...unsaved),
  parameters: { drive: { given: written } },
  play: steps(
    written,
    see((t) => containing(t.expired.stored())),
  ),
};

export const ExpiredWordsInPage: Story = {
  name: 'Expired, the text is in the page only',
  tags: ['state:auth.signedIn.expired.asking', 'text:expired.inPageOnly'],
  ...pageIn({ hasStorage: false }, document, ...unsaved),
  parameters: { drive: { given: written } },
  play: steps(
    written,
    see((t) => containing(t.expired.inPageOnly())),
  ),
};

export const ExpiredForm: Story = {
  name: 'Expired, a form is not sent',
  tags: ['message:auth.required'],
  ...page('/app/projects', refuse('createProject', 'auth.required'), expired[1]),
  play: steps(
    press((t) => t.projects.new()),
    dialog,
    fill((t) => t.projects.name(), 'La Maison sur l’estuaire'),
    press((t) => t.common.create()),
  ),
};

export const ExpiredSignedInAgain: Story = {
  name: 'Expired, signed in again in another tab',
  tags: ['state:auth.signedIn.expired.loadingUser'],
  ...page('/app/projects', ...expired),
  parameters: { drive: { given: expiredThen(pending('getCurrentUser')) } },
  play: steps(expiredThen(pending('getCurrentUser')), inOtherTab('signedIn')),
};

export const ExpiredNoAnswer: Story = {
  name: 'Expired, the server does not answer',
  tags: ['state:auth.signedIn.expired.unanswered'],
  ...page('/app/projects', ...expired),
  parameters: { drive: { given: expiredThen(unreachable('getCurrentUser')) } },
  play: steps(expiredThen(unreachable('getCurrentUser')), inOtherTab('signedIn')),
};

export const Replaced: Story = {
  name: 'Another writer has signed in, the page is reloaded',
  tags: ['state:auth.signedIn.replaced'],
  ...pageIn({ stays: true }, '/app/projects'),
  parameters: { drive: { given: onceOpen(answer('getCurrentUser', 200, another)) } },
  play: steps(onceOpen(answer('getCurrentUser', 200, another)), inOtherTab('signedIn')),
};
