import { Profiler } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { mapMarks } from '../marks/index.ts';
import { ParagraphEditor } from '../ParagraphEditor.tsx';
import { loadFindBar, paragraphsWith, putCaret } from '../testing/test-page.tsx';

const tool = (name: string) => ({ name, keys: `touches de ${name}` });
const tools = {
  ...mapMarks(tool),
  toolbar: 'Outils',
  paragraph: tool('Paragraphe'),
  heading: tool('Titre'),
  quote: tool('Citation'),
  sceneBreak: tool('Scène'),
  strong: tool('Gras'),
  emphasis: tool('Italique'),
  underline: tool('Souligné'),
  strike: tool('Barré'),
  undo: tool('Annuler'),
  redo: tool('Rétablir'),
  smartTypography: 'Typographie automatique',
  find: tool('Chercher'),
};
const labels = { sceneBreak: 'Saut de scène', tools };

async function open({
  texts = ['La mer monte', 'Le vent'],
  editable = true,
  canFind = false,
  onRender = () => {},
} = {}) {
  const paragraphs = paragraphsWith(...texts);
  const element = (canEdit: boolean) => (
    <Profiler id="editor" onRender={onRender}>
      <ParagraphEditor
        paragraphs={paragraphs}
        language="fr"
        editable={canEdit}
        label="Texte"
        labels={labels}
        {...(canFind ? { loadFindBar } : {})}
        onChange={() => {}}
      />
    </Profiler>
  );
  const page = await render(element(editable));
  return {
    page,
    setEditable: (canEdit: boolean) => page.rerender(element(canEdit)),
    box: page.getByRole('textbox', { name: 'Texte' }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}

// SESSION-60
test('tools reflect the selection; presses keep the caret', async () => {
  const { box, button } = await open();
  await userEvent.click(box);
  await putCaret(box, 0, 3);
  await expect.element(button('Paragraphe')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Titre'));
  await expect.element(button('Titre')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(box).toHaveFocus();
  expect(box.element().firstElementChild?.tagName).toBe('H2');
  await userEvent.click(button('Titre'));
  expect(box.element().firstElementChild?.tagName).toBe('P');

  await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}');
  await userEvent.click(button('Gras'));
  await expect.element(button('Gras')).toHaveAttribute('aria-pressed', 'true');
  expect(box.element().querySelector('strong')?.textContent).toBe('La mer monte');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(button('Gras')).toHaveAttribute('aria-pressed', 'false');
});

// SESSION-60
test('a press acts where the caret has just been put', async () => {
  const { box, button } = await open();
  await userEvent.click(box);
  await putCaret(box, 0, 3);
  const [first, second] = box.element().children;
  const press = (name: string) => {
    const element = button(name).element();
    if (element instanceof HTMLElement) element.click();
  };
  getSelection()?.collapse(second?.firstChild ?? null, 2);
  press('Titre');
  expect([...box.element().children].map(({ tagName }) => tagName)).toEqual(['P', 'H2']);
  getSelection()?.setBaseAndExtent(
    first?.firstChild ?? box.element(),
    0,
    first ?? box.element(),
    1,
  );
  press('Gras');
  expect(first?.innerHTML).toBe('<strong>La mer monte</strong>');
});

test('undo and redo reflect their availability', async () => {
  const { box, button } = await open();
  await userEvent.click(box);
  await expect.element(button('Annuler')).toBeDisabled();
  await userEvent.keyboard(' encore');
  await expect.element(button('Annuler')).toBeEnabled();
  await userEvent.click(button('Annuler'));
  await expect.element(box).toHaveTextContent('La mer monteLe vent');
  await expect.element(button('Rétablir')).toBeEnabled();
  await userEvent.click(button('Rétablir'));
  await expect.element(box).toHaveTextContent('La mer monteLe vent encore');
});

// SESSION-60
test('a key renders nothing; a format change renders tools', async () => {
  const onRender = vi.fn<() => void>();
  const { box } = await open({ onRender });
  await userEvent.click(box);
  await userEvent.keyboard('a');
  onRender.mockClear();
  await userEvent.keyboard('bcdef');
  expect(onRender).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}b{/Control}');
  await vi.waitFor(() => expect(onRender).toHaveBeenCalled());
});

// SESSION-60
test('Alt+F10, arrows and Escape navigate the tools', async () => {
  const { box, button } = await open();
  await userEvent.click(box);
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  await expect.element(button('Paragraphe')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button('Titre')).toHaveFocus();
  // The first one puts away the tip of the tool.
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(box).toHaveFocus();
  // The tool that was left is the one to come back to.
  await userEvent.keyboard('{Alt>}{F10}{/Alt}{Enter}');
  expect(box.element().lastElementChild?.tagName).toBe('H2');
  await expect.element(box).toHaveFocus();
});

// SESSION-60
test('Alt+F10 in a read-only text reaches the usable tool', async () => {
  const { box, button } = await open({ editable: false, canFind: true });
  await userEvent.click(box);
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  await expect.element(button('Chercher')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(button('Chercher')).toHaveFocus();
});

// PAGE-139
test('moving focus to and through the tools scrolls nothing', async () => {
  const { box, button } = await open({ texts: Array.from({ length: 60 }, String) });
  await userEvent.click(box);
  await putCaret(box, 40, 1);
  box.element().children[30]?.scrollIntoView();
  const before = scrollY;
  expect(before).toBeGreaterThan(0);
  await userEvent.keyboard('{Alt>}{F10}{/Alt}{ArrowRight}');
  await expect.element(button('Titre')).toHaveFocus();
  expect(scrollY).toBe(before);
});

// SESSION-63
test('in low windows the tools scroll away', async () => {
  const { page, box } = await open({ texts: Array.from({ length: 60 }, String) });
  const tools = page.getByRole('toolbar');
  box.element().lastElementChild?.scrollIntoView();
  await expect.element(tools).toBeInViewport();
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => browserPage.viewport(innerWidth, innerHeight));
  await browserPage.viewport(320, 256);
  box.element().lastElementChild?.scrollIntoView();
  await expect.element(tools).not.toBeInViewport();
});

// SESSION-63
test('the text stays still when its tools appear', async () => {
  const top = () =>
    document.querySelector('[role="textbox"]')?.firstElementChild?.getBoundingClientRect().top;
  const editor = (editable: boolean) => (
    <ParagraphEditor
      paragraphs={paragraphsWith('La mer monte')}
      language="fr"
      editable={editable}
      label="Texte"
      labels={labels}
      onChange={() => {}}
    />
  );
  await browserPage.viewport(1280, 800);
  const page = await render(editor(false));
  const before = top();
  const tool = document.querySelector<HTMLElement>('[role="toolbar"] button:enabled');
  await expect.element(tool).toBeVisible();
  tool?.focus();
  expect(document.activeElement).not.toBe(tool);
  await page.rerender(editor(true));
  tool?.focus();
  expect(document.activeElement).toBe(tool);
  expect(top()).toBe(before);
});

// SESSION-63
test('phones show undo and redo', async () => {
  await browserPage.viewport(320, 640);
  const { button } = await open();
  for (const name of ['Annuler', 'Rétablir']) {
    const { left, right } = button(name).element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
});

// SESSION-63
test('tools that are out of sight fade on their side', async () => {
  await browserPage.viewport(320, 640);
  const { page, box } = await open();
  await userEvent.click(box);
  const row = page.getByRole('toolbar').element().parentElement;
  await vi.waitFor(() => expect(row?.hasAttribute('data-more-after')).toBe(true));
  expect(row?.hasAttribute('data-more-before')).toBe(false);
  row?.scrollTo({ left: row.scrollWidth });
  await vi.waitFor(() => expect(row?.hasAttribute('data-more-before')).toBe(true));
  expect(row?.hasAttribute('data-more-after')).toBe(false);
});

// PAGE-119
test('smart typography shows its state, hidden when not offered', async () => {
  const onSmartTypographyChange = vi.fn<(isOn: boolean) => void>();
  const editor = (smartTypography: boolean, isAsked = true) => (
    <ParagraphEditor
      paragraphs={paragraphsWith('La mer')}
      language="fr"
      editable
      label="Texte"
      labels={labels}
      smartTypography={smartTypography}
      {...(isAsked && { onSmartTypographyChange })}
      onChange={() => {}}
    />
  );
  const page = await render(editor(false));
  const tool = page.getByRole('button', { name: 'Typographie automatique' });
  await userEvent.click(page.getByRole('textbox'));
  await expect.element(tool).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(tool);
  expect(onSmartTypographyChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await page.rerender(editor(true));
  await expect.element(tool).toHaveAttribute('aria-pressed', 'true');
  await page.rerender(editor(true, false));
  await expect.element(tool).not.toBeInTheDocument();
});
