import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { createBrandTheme } from './brand-theme.ts';
import { lightRoles } from './roles.ts';

const brand = {
  light: { primary: '#7a2e52' },
  dark: { primary: '#e8a9c5' },
  font: { interface: 'Georgia, serif' },
  radius: '2px',
};
const page = document.documentElement;

let takeBack = () => {};

beforeEach(() => commands.emulateColourScheme('light'));
afterEach(async () => {
  takeBack();
  page.removeAttribute('data-colour-mode');
  await commands.emulateColourScheme('light');
  await commands.emulatePaper(false);
});

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

async function button() {
  const { getByRole } = await render(<Button tone="primary">Write</Button>);
  const element = getByRole('button').element();
  return () => {
    for (const moving of element.getAnimations()) moving.finish();
    const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
    return { backgroundColor, borderRadius, fontFamily };
  };
}

const shape = { borderRadius: '2px', fontFamily: 'Georgia, serif' };

test('one call sets colours, faces and corners', async () => {
  const look = await button();
  const before = look();
  takeBack = createBrandTheme(brand).adopt();
  expect(look()).toEqual({ ...shape, backgroundColor: rgb('#7a2e52') });
  takeBack();
  expect(look()).toEqual(before);
});

test('a brand follows the colour mode', async () => {
  takeBack = createBrandTheme(brand).adopt();
  const look = await button();
  await commands.emulateColourScheme('dark');
  expect(look()).toMatchObject({ backgroundColor: rgb('#e8a9c5') });
  page.setAttribute('data-colour-mode', 'light');
  expect(look()).toMatchObject({ backgroundColor: rgb('#7a2e52') });
  await commands.emulateColourScheme('light');
  page.setAttribute('data-colour-mode', 'dark');
  expect(look()).toMatchObject({ backgroundColor: rgb('#e8a9c5') });
});

test('paper has the kit’s colours in the brand’s face', async () => {
  takeBack = createBrandTheme(brand).adopt();
  await commands.emulatePaper(true);
  const style = getComputedStyle(page);
  expect(style.getPropertyValue('--ecritoire-colour-primary-solid')).toBe(lightRoles.primary.solid);
  expect(style.fontFamily).toBe('Georgia, serif');
});

test('two brands stand on one page, each in its scope', async () => {
  const adopted = [
    createBrandTheme({ ...brand, scope: '.plum' }).adopt(),
    createBrandTheme({ ...brand, light: { primary: '#1f4e79' }, scope: '.sea' }).adopt(),
  ];
  takeBack = () => adopted.forEach((remove) => remove());
  const solids = ['plum', 'sea', 'plum dark', ''].map((className) => {
    const part = document.createElement('div');
    part.className = className;
    document.body.append(part);
    const solid = getComputedStyle(part).getPropertyValue('--ecritoire-colour-primary-solid');
    part.remove();
    return solid;
  });
  expect(solids).toEqual(['#7a2e52', '#1f4e79', '#e8a9c5', lightRoles.primary.solid]);
});
