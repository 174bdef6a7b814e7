import { expect, test } from 'vitest';
import { createBrandTheme } from './brand-theme.ts';

const plum = { light: { primary: '#7a2e52' }, dark: { primary: '#e8a9c5' } };

test('a brand changes only what it names', () => {
  const { css } = createBrandTheme({ ...plum, radius: '0.25rem' });
  expect(css).toContain('--ecritoire-colour-primary-solid: #7a2e52;');
  expect(css).toContain('--ecritoire-colour-primary-on-solid: #2');
  expect(css).toContain('--ecritoire-radius-large: calc(0.25rem * 1.5);');
  expect(css).not.toMatch(/secondary|background|-font-|focus/);
});

test('low contrast is refused with its pairs and ratios', () => {
  const pale = { ...plum, light: { primary: '#d070a0' } };
  expect(() => createBrandTheme(pale)).toThrow(
    'light: text on solid primary (#ffffff on #d070a0) has 3.22 to 1, not 4.5',
  );
  const dull = { ...plum, dark: { primary: '#e8a9c5', page: '#606060' } };
  expect(() => createBrandTheme(dull)).toThrow(
    /^dark: muted text on page \(#c6c3ba on #606060\) has 3\.\d+ to 1, not 4\.5$/m,
  );
});

test('shapes need 3 to 1', () => {
  const mild = { ...plum, light: { ...plum.light, secondary: '#a0a0a0' } };
  expect(() => createBrandTheme(mild)).toThrow(
    /light: focus on page \(#a0a0a0 on #f8f6f1\) has 2\.\d+ to 1, not 3$/m,
  );
});

test('a colour that is no #rrggbb is refused', () => {
  const named = { ...plum, dark: { primary: 'plum' } };
  expect(() => createBrandTheme(named)).toThrow('A colour is written as #rrggbb, not as plum.');
});

test('a readable colour makes a readable tone', () => {
  for (let blue = 0; blue < 256; blue += 15) {
    const hex = blue.toString(16).padStart(2, '0');
    const brand = { light: { primary: `#6020${hex}` }, dark: { primary: `#e0c0${hex}` } };
    expect(() => createBrandTheme(brand), hex).not.toThrow();
  }
});
