import type { Paragraph } from '@ecritoire/prose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import {
  changes,
  nextFrame,
  open,
  paragraphsWith,
  putCaret,
  saved,
  words,
} from '../testing/test-page.tsx';

/** A text that takes the focus puts its own caret back, a moment later. */
const caretAt: typeof putCaret = async (box, paragraph, offset) => {
  await userEvent.click(box.element());
  await putCaret(box, paragraph, offset);
};

const undoKey = '{Control>}z{/Control}';

async function openBar(paragraphs: readonly Paragraph[], choices = {}) {
  const opened = await open(paragraphs, choices);
  const { page, box } = opened;
  const bar = page.getByRole('search', { name: 'Chercher et remplacer' });
  return {
    ...opened,
    bar,
    status: bar.getByRole('status'),
    sought: bar.getByRole('searchbox', { name: 'Chercher' }),
    by: bar.getByRole('textbox', { name: 'Remplacer par' }),
    button: (name: string) => bar.getByRole('button', { name, exact: true }),
    /** The words that are marked, the one in hand in brackets. */
    marked: () => {
      const colours = [...box.element().querySelectorAll('span')];
      return colours.map((span) => {
        const isInHand = getComputedStyle(span).outlineStyle === 'solid';
        return isInHand ? `[${span.textContent}]` : span.textContent;
      });
    },
  };
}

const novel = () => paragraphsWith('Anna dort.', 'L’ami d’Anna écrit.', 'Annabelle et ANNA.');

// PAGE-135
test('F2 finds, cycles matches; Escape leaves the caret there', async () => {
  const { box, bar, sought, status, button, marked } = await openBar(novel());
  await caretAt(box, 1, 2);
  await userEvent.keyboard('{F2}');
  await expect.element(sought).toHaveFocus();
  await userEvent.keyboard('anna');
  await expect.element(status).toHaveTextContent('2 sur 4');
  await vi.waitFor(() => expect(marked()).toEqual(['Anna', '[Anna]', 'Anna', 'ANNA']));
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent('3 sur 4');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await userEvent.click(button('Précédent'));
  await userEvent.click(button('Précédent'));
  await expect.element(status).toHaveTextContent('4 sur 4');
  await userEvent.click(button('Suivant'));
  await expect.element(status).toHaveTextContent('1 sur 4');
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  expect(getSelection()?.toString()).toBe('Anna');
  expect(marked()).toEqual([]);
  await userEvent.keyboard('Zoé');
  await expect.element(box.getByText('Zoé dort.')).toBeVisible();
});

// PAGE-135
test('whole words and case are options; no match is announced', async () => {
  const { sought, status, button } = await openBar(novel());
  await userEvent.keyboard('{F2}');
  await userEvent.type(sought, 'Anna');
  await userEvent.click(button('Mots entiers'));
  await expect.element(status).toHaveTextContent('1 sur 3');
  await userEvent.click(button('Respecter la casse'));
  await expect.element(status).toHaveTextContent('1 sur 2');
  await userEvent.type(sought, 'x');
  await expect.element(status).toHaveTextContent('Rien');
});

// PAGE-135
test('without a match nothing changes', async () => {
  const { box, sought, status, texts } = await openBar(
    paragraphsWith('Il pleut.', 'Une table ronde.', 'Le chat dort'),
  );
  await caretAt(box, 2, 12);
  await userEvent.keyboard('{F2}');
  await expect.element(sought).toHaveFocus();
  await userEvent.keyboard('taxi');
  await expect.element(status).toHaveTextContent('Rien');
  await userEvent.keyboard('{F2}');
  await expect.element(sought).toHaveValue('taxi');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(' bien');
  expect(texts()).toEqual(['Il pleut.', 'Une table ronde.', 'Le chat dort bien']);
});

// PAGE-135
test('clearing restores the old selection, not a visited match', async () => {
  const { box, sought, status, texts } = await openBar(
    paragraphsWith('Anna dort.', 'Emma et Anna'),
  );
  await caretAt(box, 0, 5);
  await userEvent.keyboard('{Shift>}{End}{/Shift}{F2}');
  await expect.element(sought).toHaveValue('dort.');
  await userEvent.clear(sought);
  await userEvent.keyboard('Anna{Enter}');
  await expect.element(status).toHaveTextContent('1 sur 2');
  await userEvent.keyboard('x');
  await expect.element(status).toHaveTextContent('Rien');
  await userEvent.keyboard('{Escape}Z');
  expect(texts()).toEqual(['ZAnna dort.', 'Emma et Anna']);
  await userEvent.keyboard('{Backspace}');
  await caretAt(box, 0, 5);
  await userEvent.keyboard('{Shift>}{End}{/Shift}{F2}');
  await userEvent.clear(sought);
  await userEvent.keyboard('em{Backspace}{Backspace}{Escape}Elle');
  expect(texts()).toEqual(['Anna Elle', 'Emma et Anna']);
});

// PAGE-135
test('search continues from a caret moved meanwhile', async () => {
  const { box, sought, status, texts } = await openBar(paragraphsWith('Anna', 'Emma', 'Léa'));
  await caretAt(box, 0, 4);
  await userEvent.keyboard('{F2}');
  await expect.element(sought).toHaveFocus();
  await caretAt(box, 1, 4);
  await userEvent.click(sought);
  await userEvent.keyboard('zoé');
  await expect.element(status).toHaveTextContent('Rien');
  await userEvent.keyboard('{Escape} dort');
  expect(texts()).toEqual(['Anna', 'Emma dort', 'Léa']);
});

// PAGE-135
test('a pasted chapter matches its start', async () => {
  const chapter = Array.from({ length: 1000 }, (_, night) => `Nuit ${night}, il pleut.`).join(' ');
  const { sought, status, box } = await openBar(paragraphsWith('Anna', chapter));
  await userEvent.click(box);
  await userEvent.keyboard('{F2}');
  await userEvent.fill(sought, `${chapter}Ailleurs.`);
  await expect.element(status).toHaveTextContent('1 sur 1');
  await expect.element(sought).toHaveValue(chapter.slice(0, 200));
});

// PAGE-135
test('opens with the selected words, and again with others', async () => {
  const { box, sought, status } = await openBar(novel());
  await caretAt(box, 0, 0);
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{F2}');
  await expect.element(sought).toHaveValue('Anna');
  await expect.element(status).toHaveTextContent('1 sur 4');
  await caretAt(box, 1, 2);
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{F2}');
  await expect.element(sought).toHaveFocus();
  await expect.element(sought).toHaveValue('ami');
});

// PAGE-140
test('replaces and undoes one match alone', async () => {
  const initial = novel();
  const { box, sought, status, by, texts } = await openBar(initial);
  await caretAt(box, 0, 0);
  await userEvent.keyboard('{F2}');
  await userEvent.type(sought, 'Anna');
  await userEvent.type(by, 'Emma{Enter}');
  expect(texts()).toEqual(['Emma dort.', 'L’ami d’Anna écrit.', 'Annabelle et ANNA.']);
  await expect.element(status).toHaveTextContent('1 sur 3');
  await userEvent.keyboard('{Enter}');
  expect(texts()?.[1]).toBe('L’ami d’Emma écrit.');
  await expect.element(by).toHaveFocus();
  await userEvent.keyboard('{Escape}{ArrowRight} ');
  await userEvent.keyboard(`${undoKey}${undoKey}`);
  expect(texts()).toEqual(['Emma dort.', 'L’ami d’Anna écrit.', 'Annabelle et ANNA.']);
  expect(saved(initial).map(({ content }) => content[0]?.text)).toEqual(texts());
});

// PAGE-140
test('replaces all in one undo step and says how many', async () => {
  const initial: Paragraph[] = [
    ...paragraphsWith('Anna'),
    {
      id: 'bold',
      position: 'a1',
      type: 'quote',
      content: [
        { text: 'An', marks: ['strong'] },
        { text: 'na et ', marks: [] },
        { text: 'Anna', marks: ['emphasis'] },
      ],
    },
  ];
  const { box, sought, status, by, button, paragraphs, texts } = await openBar(initial);
  await caretAt(box, 0, 4);
  await userEvent.keyboard(' dort{F2}');
  await userEvent.type(sought, 'Anna');
  await userEvent.type(by, 'La petite Emma');
  await userEvent.click(button('Tout remplacer'));
  await expect.element(status).toHaveTextContent('3 remplacés, 0 laissés');
  expect(texts()).toEqual(['La petite Emma dort', 'La petite Emma et La petite Emma']);
  expect(paragraphs().map(({ id }) => id)).toEqual(['p0', 'bold']);
  expect(paragraphs()[1]?.content.at(-1)).toEqual({ text: 'La petite Emma', marks: ['emphasis'] });
  expect(saved(initial)).toEqual(paragraphs());
  // VERS-2
  expect(changes.map(({ keepVersion }) => keepVersion).at(-1)).toBe('replacement');
  await vi.waitFor(() => expect(words.at(-1)).toBe(11));
  await userEvent.click(button('Annuler le remplacement'));
  expect(texts()).toEqual(['Anna dort', 'Anna et Anna']);
  expect(paragraphs()[1]).toEqual(initial[1]);
  await expect.element(button('Annuler le remplacement')).not.toBeInTheDocument();
  await expect.element(sought).toHaveFocus();
});

// PAGE-140
test('a read-only text is searched, never replaced', async () => {
  const { box, sought, status, by, bar, button, setEditable } = await openBar(novel(), {
    editable: false,
  });
  await userEvent.keyboard('{F2}');
  await userEvent.type(sought, 'ami');
  await expect.element(status).toHaveTextContent('1 sur 1');
  await expect.element(bar.getByText('Pour remplacer, il faut une séance.')).toBeVisible();
  await expect.element(by).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveFocus();
  expect(getSelection()?.toString()).toBe('ami');
  await setEditable(true);
  await userEvent.keyboard('{F2}');
  await expect.element(button('Remplacer')).toBeVisible();
  expect(changes).toEqual([]);
});

// PAGE-135
test('matches follow edits; nothing runs once closed', async () => {
  const { box, sought, status, marked } = await openBar(novel());
  await userEvent.keyboard('{F2}');
  await userEvent.type(sought, 'dort');
  await caretAt(box, 1, 0);
  await userEvent.keyboard('Elle dort. ');
  await expect.element(status).toHaveTextContent('2 en tout');
  expect(marked()).toEqual(['dort', 'dort']);
  await userEvent.click(sought);
  await userEvent.keyboard('{Escape}');
  expect(marked()).toEqual([]);
});

// PAGE-135
test('the match scrolls into view; only near ones are marked', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => browserPage.viewport(innerWidth, innerHeight));
  await browserPage.viewport(320, 640);
  const { box, bar, sought, status, marked } = await openBar(
    paragraphsWith(...Array.from({ length: 300 }, (_, index) => `Une mer, la ${index}e.`)),
  );
  await caretAt(box, 0, 0);
  await userEvent.keyboard('{F2}');
  await userEvent.type(sought, 'mer');
  await expect.element(status).toHaveTextContent('1 sur 300');
  await vi.waitFor(() => expect(marked().length).toBeGreaterThan(3));
  expect(marked().length).toBeLessThan(60);
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(status).toHaveTextContent('300 sur 300');
  await nextFrame();
  const isClear = () => {
    const inHand = [...box.element().querySelectorAll('span')].find(
      (span) => getComputedStyle(span).outlineStyle === 'solid',
    );
    const { top = 0, bottom = 0 } = inHand?.getBoundingClientRect() ?? {};
    return top > bar.element().getBoundingClientRect().bottom && bottom < 640;
  };
  expect(isClear()).toBe(true);
  for (let times = 0; times < 12; times += 1) await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(isClear()).toBe(true);
  expect(document.documentElement.scrollWidth).toBe(320);
});
