import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../../../../scripts/chromium.ts';
import { lightRoles } from '../../src/tokens/roles.ts';
import { entries } from './manifest.ts';
import { buildApp, pack } from './packed.ts';

const ui = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ecritoire-ui-'));
const data = (file: string) => new Uint8Array(readFileSync(file));
let tarball = '';

beforeAll(() => {
  tarball = pack(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the packed package passes publint', async () => {
  const bytes = data(tarball);
  const { messages } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  expect(messages).toEqual([]);
});

test('every entry’s types resolve everywhere', async () => {
  const packed = createPackageFromTarballData(data(tarball));
  const scripts = [...entries].filter(([, file]) => /\.tsx?$/.test(file)).map(([entry]) => entry);
  const checked = await checkPackage(packed, { entrypoints: scripts });
  if (!checked.types) throw new Error('The package has no types.');
  // It is made of modules only: `require` of an older Node is not among those served.
  const problems = checked.problems.filter(
    (problem) =>
      !('resolutionKind' in problem) || !/node10|node16-cjs/.test(problem.resolutionKind),
  );
  expect(problems).toEqual([]);
  expect(scripts.length).toBeGreaterThan(70);
});

const inside = '/node_modules/@ecritoire/ui/';
const packedFile = (file: string) =>
  createPackageFromTarballData(data(tarball)).readFile(`${inside}${file}`);

// PAGE-91
test('every font ships with licence and owners', () => {
  const fonts = createPackageFromTarballData(data(tarball)).listFiles(`${inside}fonts`);
  const families = fonts
    .filter((font) => font.endsWith('.woff2'))
    .map((font) => /(instrument-sans|literata)-[^/]+$/.exec(font)?.[1]);
  expect(new Set(families)).toEqual(new Set(['instrument-sans', 'literata']));
  for (const family of new Set(families)) {
    const licence = packedFile(`fonts/${family}-LICENSE.txt`);
    expect(licence).toMatch(/^Copyright \d+ The .+ Project Authors/);
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
  expect(JSON.parse(packedFile('package.json'))).toMatchObject({ license: 'UNLICENSED' });
});

// PAGE-91
test('the package’s README covers only itself', () => {
  const readme = packedFile('README.md');
  expect(readme).not.toMatch(/pnpm|stories|props\.txt|src\/|workspace/);
  const named = [...readme.matchAll(/@ecritoire\/ui(\/[\w-]+)/g)].map(([, path]) => `.${path}`);
  expect(named.filter((path) => !entries.has(path))).toEqual([]);
  const variables = [...readme.matchAll(/--ecritoire-[\w-]+/g)].map(([name]) => `${name}: `);
  const tokens = packedFile('tokens/theme.css');
  expect(variables.length).toBeGreaterThan(2);
  expect(variables.filter((name) => !tokens.includes(name))).toEqual([]);
});

const page = `<!doctype html><html lang="en"><head><title>App</title></head>
<body><div id="app"></div><script type="module" src="/main.tsx"></script></body></html>`;

const script = `
import '@ecritoire/ui/styles';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Banner, UiProvider, type BannerProps } from '@ecritoire/ui';
import { Button } from '@ecritoire/ui/Button';
import { TextField } from '@ecritoire/ui/TextField';
import { breakpoints } from '@ecritoire/ui/tokens';

if (location.search === '?brand') await import('./brand.ts');

const tone: BannerProps['tone'] = 'warning';

function App() {
  const [name, setName] = useState('');
  const [saved, setSaved] = useState('nothing yet');
  return (
    <UiProvider locale="en-GB" navigate={() => {}}>
      <TextField label="Name" value={name} onChange={setName} />
      <Button tone="primary" onPress={() => setSaved(name)}>Save</Button>
      <Banner tone={tone} title="Saved">{saved + ' at ' + breakpoints.md}</Banner>
    </UiProvider>
  );
}

const element = document.getElementById('app');
if (element) createRoot(element).render(<App />);
`;

const contentSecurityPolicy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'",
  "require-trusted-types-for 'script'; trusted-types 'none'",
].join('; ');

const options = JSON.stringify({
  compilerOptions: {
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    noEmit: true,
    noUncheckedSideEffectImports: false,
    strict: true,
    types: [],
  },
  include: ['main.tsx'],
});

// PAGE-90, PAGE-91
test('an empty outside app installs, compiles and renders it', async () => {
  const app = join(folder, 'app');
  const [brand = ''] =
    /(?<=```ts\n)[^`]*createBrandTheme\(\{[^`]+/.exec(packedFile('README.md')) ?? [];
  expect(brand.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(10);
  buildApp(app, tarball, {
    'brand.ts': brand,
    'index.html': page,
    'main.tsx': script,
    'tsconfig.json': options,
  });
  execFileSync('tsc', ['-p', app], { cwd: ui, stdio: 'pipe' });

  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const tab = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
    const errors: string[] = [];
    tab.on('pageerror', ({ message }) => errors.push(message));
    tab.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    await tab.route('http://app.test/**', (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({
        path: join(app, 'dist', pathname === '/' ? 'index.html' : pathname),
        headers: { 'content-security-policy': contentSecurityPolicy },
      });
    });
    await tab.goto('http://app.test/');
    await tab.getByRole('textbox', { name: 'Name' }).fill('A novel');
    const button = tab.getByRole('button', { name: 'Save' });
    await button.click();
    await tab.getByText('A novel at 768').waitFor();

    const seen = await button.evaluate(async (element) => {
      // The colour under the pointer comes in its own time.
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      const faces = await document.fonts.load("16px 'Instrument Sans Variable'", 'é');
      const { backgroundColor, fontFamily, borderRadius } = getComputedStyle(element);
      return { backgroundColor, borderRadius, fontFamily, faces: faces.length };
    });
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(lightRoles.primary.solidHover.slice(at, at + 2), 16),
    );
    expect(seen).toMatchObject({
      backgroundColor: `rgb(${red}, ${green}, ${blue})`,
      borderRadius: '8px',
      faces: 1,
    });
    expect(seen.fontFamily).toContain('Instrument Sans Variable');

    await tab.goto('http://app.test/?brand');
    await button.hover();
    const looks = () =>
      button.evaluate((element) => {
        for (const moving of element.getAnimations()) moving.finish();
        const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
        return { backgroundColor, borderRadius, fontFamily: fontFamily.split(',')[0] };
      });
    const shape = { borderRadius: '4px', fontFamily: '"Public Sans"' };
    expect(await looks()).toEqual({ ...shape, backgroundColor: 'rgb(100, 38, 67)' });
    await tab.emulateMedia({ colorScheme: 'dark' });
    expect(await looks()).toEqual({ ...shape, backgroundColor: 'rgb(239, 195, 214)' });

    // The kit's styles are in a layer: the plainest selector of an app beats them.
    await tab.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('button { border-radius: 3px }');
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await looks()).toMatchObject({ borderRadius: '3px' });
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
