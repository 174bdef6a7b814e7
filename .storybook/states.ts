import { en, fr } from '@ecritoire/i18n/testing';
import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { routeOn, statesOn } from '../stories/page-machines.ts';
import { messagesAtFields } from '../stories/states/field-messages.ts';
import { textsByKey } from '../stories/states/inventory.ts';
import { saysText } from './says-text.ts';

/** What the tags of a kind name: those of `state:` are `auth.signedOut`, for instance. */
const namedBy = (tags: readonly string[], kind: string) =>
  tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.slice(kind.length + 1));

/** The built Storybook's components have short names of their own: their variants are seen in the tests. */
async function showsItsVariants({ tags, canvasElement }: StoryContext): Promise<void> {
  const named = namedBy(tags, 'variant');
  if (named.length === 0 || !import.meta.env['STORY_LANGUAGE']) return;
  const { absentVariants } = await import('./variants.ts');
  const [absent] = absentVariants(canvasElement, named);
  if (absent !== undefined) throw new Error(`The story does not show ${absent}.`);
}

/** The messages under fields that a story names: `field:Select` names each of a list's. */
const messagesUnderFields = (kinds: readonly string[]) =>
  messagesAtFields
    .filter((name) => kinds.includes(name.slice(0, name.indexOf('.'))))
    .map((name) => `validation.${name.slice(name.indexOf('.') + 1)}`);

/** Whether an element that can be seen says this, alone or beside another sentence. */
const isSeen = (text: string) =>
  [...document.body.querySelectorAll('*')].some(
    (element) => saysText(element.textContent, text) && element.checkVisibility(),
  );

async function showsItsTexts({ tags, globals }: StoryContext): Promise<void> {
  // What the browser translates shows none of our texts.
  if (import.meta.env['STORY_TRANSLATED']) return;
  const texts = textsByKey(globals['language'] === 'en' ? en : fr);
  const messages = [
    ...namedBy(tags, 'message'),
    ...messagesUnderFields(namedBy(tags, 'field')),
  ].map((key) => `messages.${key}`);
  for (const key of [...messages, ...namedBy(tags, 'text')]) {
    const text = texts[key];
    await waitFor(() => {
      if (text !== undefined && isSeen(text)) return;
      throw new Error(`The story does not show ${key}: ${text}`);
    });
  }
}

/** Each state is that of a machine which runs on the page, or whose state was made for it. */
async function isInItsStates({ tags }: StoryContext): Promise<void> {
  const states = namedBy(tags, 'state');
  if (states.length === 0) return;
  await waitFor(() => {
    const current = statesOn(document.body);
    const absent = states.filter((state) => !current.has(state));
    if (absent.length === 0) return;
    throw new Error(`No machine is in ${absent.join(', ')}, but in ${[...current].join(', ')}`);
  });
}

/** A page stands in the wired app, at its route. */
async function showsItsPage({ tags }: StoryContext): Promise<void> {
  for (const page of namedBy(tags, 'page')) {
    await waitFor(() => {
      const route = routeOn(document.body);
      if (route !== page) throw new Error(`The route is ${route}, and not ${page}.`);
    });
  }
}

/**
 * A story shows what its tags say: each text of `message:`, `text:` and `field:`, each `variant:`, machines in
 * each `state:`, and the route of `page:`.
 */
export async function showsItsStates(context: StoryContext): Promise<void> {
  await showsItsVariants(context);
  await isInItsStates(context);
  await showsItsPage(context);
  await showsItsTexts(context);
}
