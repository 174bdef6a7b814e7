import { expect, languages, test, type Page } from './test.ts';

const [{ texts }] = languages;

type Foreign = {
  place: 'beside' | 'around';
  /** `late` is once React has begun to take the page over. */
  moment: 'load' | 'focus' | 'late';
};

const everyWay: readonly Foreign[] = (['load', 'focus', 'late'] as const).flatMap((moment) =>
  (['beside', 'around'] as const).map((place) => ({ place, moment })),
);

/** The way that most is lost by: React builds the page again, and the element is over the field. */
const late: Foreign = { place: 'around', moment: 'late' };

/** Puts elements into the page as a password manager or a grammar checker does. */
async function extend(page: Page, foreign: Foreign): Promise<void> {
  await page.addInitScript(({ place, moment }) => {
    const make = () => {
      const element = document.createElement('div');
      element.dataset['foreign'] = '';
      return element;
    };
    const putAround = (target: Element) => {
      const wrapper = make();
      target.before(wrapper);
      // As an extension does that takes no focus away.
      if ('moveBefore' in wrapper && typeof wrapper.moveBefore === 'function')
        wrapper.moveBefore(target, null);
      else wrapper.append(target);
    };
    const put = (target: Element) => {
      if (place === 'around') {
        putAround(target);
        return;
      }
      target.before(make());
      target.after(make());
      document.head.prepend(make());
      document.body.prepend(make());
    };
    const putEverywhere = () => {
      const usable = '#root :is(input:not([type=hidden]), textarea, button)';
      for (const target of document.querySelectorAll(usable)) put(target);
    };
    const done = new WeakSet<EventTarget>();
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof Element) || done.has(target)) return;
      // Around what is being pressed it would take the press, the app there or not.
      if (place === 'around' && !target.matches('[type=email], [type=search], textarea')) return;
      done.add(target);
      put(target);
    };
    if (moment === 'load') addEventListener('DOMContentLoaded', putEverywhere);
    else if (moment === 'focus') addEventListener('focusin', onFocus);
    else document.addEventListener('hydrating', () => queueMicrotask(putEverywhere));
  }, foreign);
}

/** Holds the app back until it is released. */
async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const isAlive = (page: Page) => expect(page.locator('html[data-hydrated]')).toHaveCount(1);

const inForm = (form: string, name: string) => (page: Page) =>
  page.getByRole('form', { name: form }).getByRole('textbox', { name });

const fields = [
  {
    name: 'the address of the waitlist',
    path: '/',
    find: inForm(texts.forms.waitlist.join, texts.forms.email),
    typed: 'ana.martin@example.com',
  },
  {
    name: 'a question',
    path: '/faq',
    find: inForm(texts.forms.question.title, texts.forms.message),
    typed: 'Peut-on écrire dans le train, la nuit, sans réseau, et plus tard ?',
  },
  {
    name: 'a suggestion',
    path: '/roadmap',
    find: inForm(texts.forms.suggestion.title, texts.forms.message),
    typed: 'Une idée tapée pendant que la page prend vie, sans perdre une lettre.',
  },
  {
    name: 'the search of articles',
    path: '/articles',
    find: (page: Page) => page.getByRole('searchbox'),
    typed: 'écrire chaque jour',
  },
];

/** The one that `pnpm test` takes: no grammar checker comes before somebody is in the field. */
const isInShortRun = (name: string, { place, moment }: Foreign) =>
  name === 'a question' && place === 'beside' && moment === 'focus';

for (const { name, path, find, typed } of fields) {
  // All fields are alike in what an extension does to them.
  for (const foreign of name === 'a question' ? everyWay : [late]) {
    const { place, moment } = foreign;
    const again = isInShortRun(name, foreign) ? '' : ' @again';
    // SITE-13
    test(`an element ${place} on ${moment} costs no letter of ${name}${again}`, async ({
      page,
      complaints,
    }) => {
      // React reports that it rebuilt the page.
      if (moment === 'late') complaints.expect(/Minified React error #418/);
      await extend(page, foreign);
      const release = await hold(page);
      await page.goto(path);
      const field = find(page);
      await field.click();
      await page.keyboard.type(typed.slice(0, 6));
      release();
      await page.keyboard.type(typed.slice(6), { delay: 20 });
      await isAlive(page);
      await page.keyboard.type('!');
      await expect(field).toHaveValue(`${typed}!`);
      await expect(field).toBeFocused();
    });
  }
}
