import { bodyOf } from '@ecritoire/api-mocks';
import { i18nObject, type Locales, type TranslationFunctions } from '@ecritoire/i18n';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { goOffline } from '../shared/testing/go-offline.ts';
import { answerWith, localeOf, type Args, type Globals, type Handlers } from './wired.tsx';

export type Step = (context: StoryContext<Args>) => Promise<void>;
type Text = (texts: TranslationFunctions, locale: Locales) => string | RegExp;

export const textsOf = (globals: Globals) => i18nObject(localeOf(globals));
const textIn = (text: Text, globals: Globals) => text(textsOf(globals), localeOf(globals));

/** What a writer does, one step after another: `play: steps(press((t) => t.projects.new()))`. */
export const steps =
  (...all: Step[]): Step =>
  async (context) => {
    for (const step of all) await step(context);
  };

const pressable = ['button', 'link', 'menuitem', 'tab', 'radio', 'checkbox', 'option'] as const;

/** Presses the first control of this name, once it is there. */
export const press =
  (name: Text): Step =>
  async ({ globals, userEvent }) => {
    const wanted = textIn(name, globals);
    const control = await waitFor(() => {
      const found = pressable.flatMap((role) => screen.queryAllByRole(role, { name: wanted }));
      const [first] = found;
      if (first === undefined) throw new Error(`Nothing to press: ${wanted}`);
      return first;
    });
    await userEvent.click(control);
  };

/** Replaces what is in the field of this label. */
export const fill =
  (label: Text, text: string): Step =>
  async ({ globals, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: textIn(label, globals) });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };

/** Waits for a dialog, whose code is loaded when it is first opened. */
export const dialog: Step = async () => {
  await waitFor(() => expect(document.querySelector('[role$=dialog]')).not.toBeNull());
};

/** Waits until no dialog is open or closing. */
export const dialogIsClosed: Step = async () => {
  await waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeNull());
};

/** Answers the question of a dialog, which may have the words of what has opened it. */
export const confirm =
  (name: Text): Step =>
  async ({ globals, userEvent }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: textIn(name, globals) }));
  };

const openText = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('main [contenteditable=true]');
    if (found === null) throw new Error('No text is open for writing.');
    return found;
  });

/** Waits until the text is open for writing. */
export const textIsOpen: Step = async () => {
  await openText();
};

/** Writes at the start of the text, once it is open for writing. */
export const write =
  (words: string): Step =>
  async ({ userEvent }) => {
    const text = await openText();
    await userEvent.click(text);
    getSelection()?.setPosition(text.firstElementChild, 0);
    document.execCommand('insertText', false, words);
  };

/** Scrolls to a text: what appears above the line that is written leaves that line where it is. */
export const scrollTo =
  (text: Text): Step =>
  async ({ globals }) => {
    (await screen.findByText(textIn(text, globals))).scrollIntoView({ block: 'center' });
  };

/** Saves at once what was written. */
export const saveNow: Step = async ({ userEvent }) => {
  await userEvent.keyboard('{Control>}s{/Control}');
};

/** Answers with these from here on, before the contract's examples. */
export const serverNow =
  (...own: Handlers): Step =>
  async () => {
    await answerWith(own);
  };

/** The browser has no network, until the story ends. */
export const loseNetwork: Step = () => {
  goOffline();
  return Promise.resolve();
};

/** The device does not answer what it is asked about its queues, until the story ends. */
export const deviceIsBusy: Step = () => {
  navigator.locks.query = () => new Promise(() => {});
  return Promise.resolve();
};

const written = () => {
  const { id: documentId, paragraphs } = bodyOf('getDocument');
  const [first] = paragraphs;
  if (first === undefined) throw new Error('The document of the examples has a text.');
  const { id, version: parentVersion, position, type } = first;
  const content = [{ text: 'Pluie.', marks: [] }];
  return { documentId, change: { operation: 'put', id, parentVersion, position, type, content } };
};

/** Leaves on the device what a page that was closed has not saved: a text that the server does not have. */
export function leaveText(): void {
  const { documentId, change } = written();
  localStorage.setItem(
    `ecritoire:last-words:${bodyOf('getCurrentUser').id}:${documentId}:closed`,
    JSON.stringify({ inFlight: null, pending: { [change.id]: change }, turn: 1 }),
  );
}

/** The same of a text that the server has reported as deleted. */
export function leaveGoneText(): void {
  leaveText();
  const { documentId } = written();
  localStorage.setItem(`ecritoire:gone:${bodyOf('getCurrentUser').id}:${documentId}`, 'gone');
}

export const textIsLeft: Step = () => {
  leaveText();
  return Promise.resolve();
};

/** Types where the focus is. */
export const type =
  (words: string): Step =>
  async ({ userEvent }) => {
    await userEvent.keyboard(words);
  };

/** What another tab of this browser reports of its sign-in. */
export const inOtherTab =
  (word: 'signedIn' | 'signedOut' | 'userChanged' | 'accountDeleted'): Step =>
  () => {
    const tab = new BroadcastChannel('ecritoire:auth');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tab.postMessage(word);
    tab.close();
    return Promise.resolve();
  };

/** Another tab or device has changed the live session: it is read again. */
export const otherDevicePauses: Step = () => {
  const tab = new BroadcastChannel('ecritoire:sessions');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  tab.postMessage(bodyOf('getCurrentUser').id);
  tab.close();
  return Promise.resolve();
};

/** A text that stands among others. */
export const containing = (text: string) =>
  // A no-break space is read as any other.
  new RegExp(text.replaceAll(/\s/gu, '\\s'), 'u');

/** Waits for a text on the page. */
export const see =
  (text: Text): Step =>
  async ({ globals }) => {
    await screen.findAllByText(textIn(text, globals));
  };

/** Waits until the heading is there and nothing is loading. */
export async function isWhole(globals: Globals, name: string | RegExp) {
  await screen.findByRole('heading', { level: 1, name });
  const { common } = textsOf(globals);
  await waitFor(() => expect(screen.queryByText(common.loading())).toBeNull());
}
