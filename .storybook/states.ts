import { i18nObject, messageOf } from '@ecritoire/i18n';
import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { en, fr } from '@ecritoire/i18n/testing';
import { textsByKey } from '../stories/states/inventory.ts';
import { messagesAtFields } from '../stories/states/field-messages.ts';

const withoutKind = (tag: string) => tag.slice(tag.indexOf(':') + 1);

/** The machines whose states an opened app reports. */
const observable = /^state:(?:auth|outbox|writing-session|toast)\./u;

/** The built Storybook's components have short names of their own: their variants are seen in the tests. */
async function showsItsVariants({ tags, canvasElement }: StoryContext): Promise<void> {
  const named = tags.filter((tag) => tag.startsWith('variant:')).map(withoutKind);
  if (named.length === 0 || !import.meta.env['STORY_LANGUAGE']) return;
  const { absentVariants } = await import('./variants.ts');
  const [absent] = absentVariants(canvasElement, named);
  if (absent !== undefined) throw new Error(`The story does not show ${absent}.`);
}

/** The messages under fields that a story names: `field:Select` names each of a list's. */
const messagesUnderFields = (tags: readonly string[]) =>
  messagesAtFields
    .filter((name) => tags.includes(`field:${name.slice(0, name.indexOf('.'))}`))
    .map((name) => `validation.${name.slice(name.indexOf('.') + 1)}`);

/** Whether an element that can be seen says this, alone or beside another sentence. */
const isSeen = (text: string) =>
  [...document.body.querySelectorAll('*')].some((element) => {
    const whole = ` ${element.textContent.trim()} `;
    const says = whole.startsWith(` ${text} `) || whole.endsWith(` ${text} `);
    return says && element.checkVisibility();
  });

/** The statuses of saving and of the sign-in that a story names. */
async function showsItsTexts({ tags, globals }: StoryContext): Promise<void> {
  const { saving, expired } = globals['language'] === 'en' ? en : fr;
  const texts = textsByKey({ saving, expired });
  for (const key of tags.filter((tag) => tag.startsWith('text:')).map(withoutKind)) {
    await waitFor(() => {
      if (isSeen(texts[key] ?? '')) return;
      throw new Error(`The story does not show ${key}: ${texts[key]}`);
    });
  }
}

/**
 * A story shows what its tags say: the text of each `message:` and `field:`, each `variant:`, and, where the app
 * runs, a machine in one of the states of `state:`.
 */
export async function showsItsStates(context: StoryContext): Promise<void> {
  await showsItsVariants(context);
  const { tags, globals } = context;
  const texts = i18nObject(globals['language'] === 'en' ? 'en' : 'fr');
  const wanted = [
    ...tags.filter((tag) => tag.startsWith('message:')).map(withoutKind),
    ...messagesUnderFields(tags),
  ];
  const states = tags.filter((tag) => observable.test(tag)).map(withoutKind);
  // What the browser translates shows none of our texts.
  if (!import.meta.env['STORY_TRANSLATED']) {
    await showsItsTexts(context);
    for (const key of wanted) {
      await waitFor(() => {
        if (document.body.textContent.includes(messageOf(texts, key))) return;
        throw new Error(`The story does not show ${key}: ${messageOf(texts, key)}`);
      });
    }
  }
  if (states.length === 0 || !tags.includes('wired')) return;
  await waitFor(() => {
    const current = document.querySelector<HTMLElement>('[data-states]')?.dataset['states'] ?? '';
    if (states.some((state) => current.split(' ').includes(state))) return;
    throw new Error(`The machines are in ${current}, and not in ${states.join(' or ')}`);
  });
}
