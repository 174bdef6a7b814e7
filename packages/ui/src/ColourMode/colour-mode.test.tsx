import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { colourModeScript, themeColours } from './colour-mode-script.ts';
import { setColourMode, useColourMode, useForcedColourMode } from './colour-mode.ts';
import { darkRoles, lightRoles } from '../tokens/index.ts';
import { Button } from '../Button/Button.tsx';
import { ColourModeSwitch } from '../ColourModeSwitch/ColourModeSwitch.tsx';

const key = 'ecritoire-colour-mode';
const page = document.documentElement;

beforeEach(async () => {
  localStorage.clear();
  page.removeAttribute('data-colour-mode');
  page.removeAttribute('data-forced-colour-mode');
  await commands.emulateColourScheme('light');
});

afterEach(async () => {
  await browserPage.viewport(1280, 800);
  await commands.emulateForcedColours('none');
});

/** What the browser paints around the page. */
function around(): string[] {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  return metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
}

function addThemeColours(): () => void {
  const metas = (['light', 'dark'] as const).map((mode) => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'theme-color', media: `(prefers-color-scheme: ${mode})` });
    meta.content = themeColours[mode];
    meta.dataset['mode'] = mode;
    return meta;
  });
  document.head.append(...metas);
  return () => metas.forEach((meta) => meta.remove());
}

/** Does what the script in the head does as a page comes. */
function runScript() {
  const script = document.createElement('script');
  script.textContent = colourModeScript;
  document.head.append(script);
  script.remove();
}

const labels = { system: 'Système', light: 'Clair', dark: 'Sombre' };

function Switch({ look = 'fitting' }: { look?: 'fitting' | 'row' }) {
  const [mode, setMode] = useColourMode();
  return (
    <ColourModeSwitch
      look={look}
      label="Couleurs"
      menuLabel={`Couleurs : ${labels[mode]}`}
      labels={labels}
      value={mode}
      onChange={setMode}
    />
  );
}

function ground(): string {
  return getComputedStyle(page).getPropertyValue('--ecritoire-colour-background-page');
}

/** Resolves once the page has received the change, before it is painted. */
const changeOfSystem = () =>
  new Promise((resolve) => {
    matchMedia('(prefers-color-scheme: dark)').addEventListener(
      'change',
      () => requestAnimationFrame(resolve),
      { once: true },
    );
  });

describe('the colour mode', () => {
  // PAGE-45
  test('changes at once, without transitions', async () => {
    const Night = ({ mode }: { mode: 'dark' | null }) => {
      useForcedColourMode(mode);
      return (
        <>
          <Switch />
          <Button>Enregistrer</Button>
        </>
      );
    };
    const screen = await render(<Night mode={null} />);
    const button = screen.getByRole('button', { name: 'Enregistrer' }).element();
    const groundOfButton = () => getComputedStyle(button).backgroundColor;
    const light = groundOfButton();
    setColourMode('dark');
    expect(document.getAnimations()).toEqual([]);
    const dark = groundOfButton();
    expect(dark).not.toBe(light);

    localStorage.setItem(key, 'light');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(document.getAnimations()).toEqual([]);
    expect(groundOfButton()).toBe(light);

    setColourMode('system');
    const changed = changeOfSystem();
    await commands.emulateColourScheme('dark');
    await changed;
    expect(document.getAnimations()).toEqual([]);
    expect(groundOfButton()).toBe(dark);

    setColourMode('light');
    await screen.rerender(<Night mode="dark" />);
    expect(document.getAnimations()).toEqual([]);
    expect(groundOfButton()).toBe(dark);

    button.style.setProperty('background', 'red');
    expect(document.getAnimations()).toHaveLength(1);
  });

  // PAGE-42
  test('follows the system live until a choice is made', async () => {
    expect(ground()).toBe(lightRoles.background.page);
    await commands.emulateColourScheme('dark');
    expect(ground()).toBe(darkRoles.background.page);
  });

  // PAGE-42
  test('a manual choice applies, is saved, overrides the system', async () => {
    const screen = await render(<Switch />);
    await expect.element(screen.getByRole('radio', { name: 'Système' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(screen.getByRole('radio', { name: 'Sombre' })).toBeChecked();
    expect(ground()).toBe(darkRoles.background.page);
    expect(localStorage.getItem(key)).toBe('dark');
    await userEvent.keyboard('{ArrowLeft}');
    await commands.emulateColourScheme('dark');
    expect(ground()).toBe(lightRoles.background.page);
  });

  test('is a menu on narrow screens', async () => {
    await browserPage.viewport(320, 640);
    const screen = await render(<Switch />);
    await expect.element(screen.getByRole('radio', { name: 'Système' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Couleurs : Système' }).click();
    await screen.getByRole('menuitem', { name: 'Sombre' }).click();
    await expect.element(screen.getByRole('button', { name: 'Couleurs : Sombre' })).toBeVisible();
    expect(ground()).toBe(darkRoles.background.page);
  });

  // PAGE-45
  test('chosen in another tab arrives here', async () => {
    const screen = await render(<Switch />);
    localStorage.setItem(key, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await expect.element(screen.getByRole('radio', { name: 'Sombre' })).toBeChecked();
    expect(page.getAttribute('data-colour-mode')).toBe('dark');
  });

  // PAGE-45
  test('cleared storage in another tab returns to the system', async () => {
    setColourMode('dark');
    const screen = await render(<Switch />);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await expect.element(screen.getByRole('radio', { name: 'Système' })).toBeChecked();
    expect(page.getAttribute('data-colour-mode')).toBeNull();
  });

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', null],
    ['purple', null],
    [null, null],
  ])('saved as %s, the script applies %s', (saved, shown) => {
    if (saved !== null) localStorage.setItem(key, saved);
    runScript();
    expect(page.getAttribute('data-colour-mode')).toBe(shown);
  });

  // PAGE-45
  test('another tab’s choice arrives before hydration', async () => {
    const frame = document.createElement('iframe');
    const metas = (['light', 'dark'] as const).map(
      (mode) =>
        `<meta name="theme-color" data-mode="${mode}" media="(prefers-color-scheme: ${mode})">`,
    );
    frame.srcdoc = `<head>${metas.join('')}<script>${colourModeScript}</script></head>`;
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve);
      document.body.append(frame);
    });
    const shown = () => ({
      mode: frame.contentDocument?.documentElement.getAttribute('data-colour-mode'),
      around: [...(frame.contentDocument?.querySelectorAll('meta') ?? [])].map(
        ({ media }) => media,
      ),
    });
    setColourMode('dark');
    await expect.poll(shown).toEqual({ mode: 'dark', around: ['not all', 'all'] });
    setColourMode('system');
    const ofTheSystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
    await expect.poll(shown).toEqual({ mode: null, around: ofTheSystem });
    frame.remove();
  });

  // PAGE-45
  test('changes at once before hydration', async () => {
    const frame = document.createElement('iframe');
    const sheet = `*{background:Canvas;transition:background-color 1s}:root{color-scheme:light dark}
      [data-colour-mode=light]{color-scheme:light}[data-colour-mode=dark]{color-scheme:dark}`;
    frame.srcdoc = `<head><script>${colourModeScript}</script><style>${sheet}</style></head><p>Nuit</p>`;
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve);
      document.body.append(frame);
    });
    const inside = frame.contentDocument;
    const paragraph = inside?.querySelector('p');
    if (!inside || !paragraph) throw new Error('The page did not come.');
    const groundInside = () => getComputedStyle(paragraph).backgroundColor;
    const light = groundInside();
    const moving = () => inside.getAnimations();
    setColourMode('dark');
    await expect.poll(groundInside).not.toBe(light);
    expect(moving()).toEqual([]);
    frame.remove();
  });

  // PAGE-58
  test('a page may force it while mounted', async () => {
    const Night = ({ mode }: { mode: 'light' | 'dark' | null }) => {
      useForcedColourMode(mode);
      return <Switch />;
    };
    localStorage.setItem(key, 'light');
    const screen = await render(<Night mode="dark" />);
    expect(ground()).toBe(darkRoles.background.page);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(localStorage.getItem(key)).toBe('system');
    expect(ground()).toBe(darkRoles.background.page);
    await screen.rerender(<Night mode={null} />);
    expect(ground()).toBe(lightRoles.background.page);
  });

  // PAGE-42
  test('holds for the visit without storage', async () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const Night = ({ mode }: { mode: 'light' | null }) => {
      useForcedColourMode(mode);
      return <Switch />;
    };
    runScript();
    const screen = await render(<Night mode={null} />);
    await screen.getByRole('radio', { name: 'Sombre' }).click({ force: true });
    await expect.element(screen.getByRole('radio', { name: 'Sombre' })).toBeChecked();
    await screen.rerender(<Night mode="light" />);
    expect(ground()).toBe(lightRoles.background.page);
    await screen.rerender(<Night mode={null} />);
    expect(ground()).toBe(darkRoles.background.page);
    // The script in the head, which is there first, knows what is saved alone.
    for (const scheme of ['dark', 'light'] as const) {
      const changed = changeOfSystem();
      await commands.emulateColourScheme(scheme);
      await changed;
      expect(ground()).toBe(darkRoles.background.page);
    }
    refused.mockRestore();
    setColourMode('system');
  });

  // PAGE-58
  test.each([
    ['dark', 'dark', darkRoles],
    ['system', 'light', lightRoles],
  ])('forced in markup as %s, painted as %s throughout', (forced, shown, roles) => {
    localStorage.setItem(key, 'light');
    page.setAttribute('data-forced-colour-mode', forced);
    runScript();
    expect(page.getAttribute('data-colour-mode')).toBe(shown);
    setColourMode('light');
    expect(ground()).toBe(roles.background.page);
  });

  // PAGE-56
  test('sets the browser’s own theme colour', async () => {
    const removeThemeColours = addThemeColours();
    expect(around()).toEqual([themeColours.light]);
    setColourMode('dark');
    expect(around()).toEqual([themeColours.dark]);
    setColourMode('system');
    expect(around()).toEqual([themeColours.light]);
    await commands.emulateColourScheme('dark');
    expect(around()).toEqual([themeColours.dark]);
    localStorage.setItem(key, 'light');
    runScript();
    expect(around()).toEqual([themeColours.light]);
    removeThemeColours();
  });

  test('may be forced on a part of the page', async () => {
    const screen = await render(<div data-colour-mode="dark">Nuit</div>);
    const part = getComputedStyle(screen.getByText('Nuit').element());
    expect(part.getPropertyValue('--ecritoire-colour-background-page')).toBe(
      darkRoles.background.page,
    );
  });
});
