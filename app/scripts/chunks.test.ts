import { expect, test } from 'vitest';
import { filesOf, pageParts, routeModule, textsModule } from './chunks.ts';

const chunks = {
  'index.html': { file: 'assets/index.js', imports: ['_main.js'] },
  '_main.js': { file: 'assets/main.js' },
  '_kit.js': { file: 'assets/kit.js', imports: ['_main.js'] },
  [textsModule('fr')]: { file: 'assets/fr.js' },
  [textsModule('en')]: { file: 'assets/en.js' },
  [routeModule('app')]: { file: 'assets/app.js', imports: ['_kit.js'] },
  [routeModule('app.documents.index')]: { file: 'assets/list.js', imports: ['_kit.js'] },
  [routeModule('app.documents.$documentId')]: { file: 'assets/desk.js', imports: ['_main.js'] },
  [routeModule('_public.about')]: { file: 'assets/about.js' },
  'src/shell/Palette.tsx': { file: 'assets/palette.js' },
};

// PAGE-129
test('a page has its own and parents’ scripts only', () => {
  const { files, pages } = pageParts(chunks);
  const named = Object.entries(pages).map(([path, places]) => [
    path,
    places.map((place) => files[place]),
  ]);
  expect(Object.fromEntries(named)).toEqual({
    '/app/documents': ['app.js', 'kit.js', 'list.js'],
    '/app/documents/*': ['app.js', 'kit.js', 'desk.js'],
  });
});

test('a build without a page or its parts fails', () => {
  const { [routeModule('app.documents.index')]: _list, ...others } = chunks;
  const { [routeModule('app.documents.$documentId')]: _desk, ...none } = others;
  expect(() => pageParts(none)).toThrow('no pages of writers');
  expect(() => filesOf(chunks, ['src/gone.ts'])).toThrow('no chunk src/gone.ts');
});
