/**
 * `turbo run build --filter=@ecritoire/ui`: what others install, in `dist/`. One module for each of
 * ours with its types and, where it has styles, one style sheet beside it that it imports itself:
 * what is used twice is loaded once, and always before what changes it.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { isClientModule } from './client-modules.ts';
import { bundledFonts, entries, publishedManifest, publishedReadme } from './manifest.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = resolve(root, 'src');
const dist = resolve(root, 'dist');
const { resolve: resolvePackage } = createRequire(import.meta.url);

/** Fonts come along: a bare package name in a style sheet is not understood everywhere. */
function withFonts(css: string, sheet: string): string {
  return css.replaceAll(/url\('?([^')]+\.woff2)'?\)/g, (_url, font: string) => {
    const file = `fonts/${basename(font)}`;
    const isOurs = font.startsWith('.');
    mkdirSync(resolve(dist, 'fonts'), { recursive: true });
    copyFileSync(
      isOurs ? resolve(sources, dirname(sheet), font) : resolvePackage(font),
      resolve(dist, file),
    );
    return `url('${posix.relative(posix.dirname(sheet), file)}')`;
  });
}

/** The styles of an app beat those of a layer, however specific these are. */
const inLayer = (css: string) => `@layer ecritoire {\n${css}\n}\n`;

const mark = 'style-sheet:';
const virtual = '.ts.vanilla.css';

/** Writes the styles of each module to a file, and lets the module import that file. */
function styleSheets(compiler: ReturnType<typeof vanillaExtractPlugin>): Plugin {
  const written = new Set<string>();
  const loader = compiler.find((plugin) => plugin.name === 'vite-plugin-vanilla-extract');
  return {
    name: 'style-sheets',
    enforce: 'pre',
    async resolveId(id) {
      if (!id.endsWith(virtual)) return;
      const { load } = loader ?? {};
      const css: unknown = typeof load === 'function' ? await load.call(this, id) : null;
      if (typeof css !== 'string') throw new Error(`${id} has no styles.`);
      const sheet = relative(sources, id.slice(0, -virtual.length)).replaceAll('\\', '/');
      if (!written.has(sheet)) {
        written.add(sheet);
        mkdirSync(dirname(resolve(dist, sheet)), { recursive: true });
        writeFileSync(resolve(dist, sheet), inLayer(withFonts(css, sheet)));
      }
      return { id: `${mark}${sheet}`, external: true };
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const place = posix.dirname(chunk.fileName);
        chunk.code = chunk.code.replaceAll(
          new RegExp(`(['"])${mark}([^'"]+)\\1`, 'g'),
          (_import, quote: string, sheet: string) => {
            const path = posix.relative(place, sheet);
            return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
          },
        );
      }
    },
  };
}

/** Tells the server components of an app which modules are for the browser as well. */
const clientDirectives: Plugin = {
  name: 'client-directives',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !isClientModule(chunk.code, chunk.facadeModuleId ?? ''))
        continue;
      chunk.code = `'use client';\n${chunk.code}`;
    }
  },
};

async function buildModules() {
  const compiler = vanillaExtractPlugin({ identifiers: 'short' });
  const modules = [...entries.values()].filter((file) => file.startsWith('src/'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), styleSheets(compiler), compiler, clientDirectives],
    build: {
      outDir: dist,
      emptyOutDir: false,
      minify: false,
      lib: { entry: modules.map((file) => resolve(root, file)), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !/^[./\0]/.test(id) && !id.startsWith(sources) && !id.includes(virtual),
        output: {
          preserveModules: true,
          preserveModulesRoot: sources,
          entryFileNames: '[name].js',
        },
      },
    },
  });
}

/** The compiler keeps the endings that our sources write; built files have others. */
function buildTypes() {
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const path = resolve(dist, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1'));
  }
}

rmSync(dist, { recursive: true, force: true });
await buildModules();
buildTypes();
copyFileSync(resolve(root, 'tokens.json'), resolve(dist, 'tokens.json'));
for (const [family, dependency] of bundledFonts)
  copyFileSync(
    resolvePackage(`${dependency}/LICENSE`),
    resolve(dist, `fonts/${family}-LICENSE.txt`),
  );
writeFileSync(resolve(dist, 'README.md'), publishedReadme());
writeFileSync(resolve(dist, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`);
