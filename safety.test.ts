/** The rules of the house as tests: what ARCHITECTURE.md promises, this file holds. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldErrors, problems } from './contracts/generated/error-catalogue.ts';
import { LARGEST_ARCHIVE } from './app/src/features/account/import-state.ts';
import { longestParagraph, mostRuns } from './packages/editor/src/plugins/length-limit.ts';
import { en, fr } from './packages/i18n/src/testing/every-text.ts';
import { maximumBytes, maximumChanges } from './packages/machines/src/auto-save/draft.ts';
import { LARGEST_DOCUMENT, LARGEST_SESSION } from './packages/server/src/domain/sizes.ts';
import { MAX_ARCHIVE_BYTES } from './packages/server/src/http/read-archive-body.ts';
import { MAX_BODY_BYTES } from './packages/server/src/http/read-json-body.ts';
import { plainElements } from './packages/ui/src/HtmlProse/plain-markup.ts';
import { files, read } from './safety-files.ts';

const sources = files.filter(
  (path) =>
    /^(contracts|packages|app|stories)\/.*\.tsx?$/.test(path) &&
    !/routeTree\.gen|i18n-(types|util|react)/.test(path),
);
const shipped = sources.filter(
  (path) =>
    !/\.(test|e2e|stories|config)\.tsx?$|\/(e2e|bench|scripts|testing|conformance)\/|^stories\//.test(
      path,
    ),
);

/** Files (with the first offending line) that match a pattern. */
const offenders = (paths: string[], pattern: RegExp) =>
  paths.flatMap((path) => {
    const line = read(path)
      .split('\n')
      .find((text) => pattern.test(text));
    return line === undefined ? [] : [`${path}: ${line.trim()}`];
  });

describe('generated files', () => {
  // PAGE-32
  it.each([
    ['texts', 'packages/i18n', 'src/i18n-*'],
    ['routes', 'app', 'src/routeTree.gen.ts'],
  ])('of the %s are current', (_, cwd, written) => {
    const texts = () =>
      Object.fromEntries(
        globSync(`${cwd}/${written}`).map((path) => [path, readFileSync(path, 'utf8')]),
      );
    const before = texts();
    execFileSync(process.execPath, ['--run', 'generate'], { cwd });
    const after = texts();
    // What is stale stays so until someone generates: the next run has to say it again.
    for (const path of Object.keys(after)) if (!(path in before)) rmSync(path);
    for (const [path, text] of Object.entries(before))
      if (after[path] !== text) writeFileSync(path, text);
    expect(before).toEqual(after);
  });
});

const turbo: {
  tasks: Record<string, { dependsOn?: string[]; inputs?: string[]; cache?: boolean }>;
} = JSON.parse(read('turbo.json').replaceAll(/^\s*\/\/.*$/gm, ''));

describe('pnpm generate', () => {
  // PAGE-32
  it('writes on every run, never from the cache', () => {
    expect(turbo.tasks['generate']?.cache).toBe(false);
  });
});

describe('the build', () => {
  // PAGE-31
  it('builds the texts first when their Markdown changed', () => {
    const { tasks } = turbo;
    expect(tasks['@ecritoire/app#build']?.dependsOn).toContain('@ecritoire/content#generate');
    expect(tasks['@ecritoire/content#generate']?.inputs).toContain('$TURBO_DEFAULT$');
  });
});

describe('the contract', () => {
  it('agrees with hand-written limits', () => {
    type Lengths = {
      maxItems: number;
      'x-max-text': number;
      'x-max-body-bytes': number;
      const: number;
    };
    const whole: {
      paths: Record<string, Record<'patch' | 'post', { responses: Record<string, Lengths> }>>;
      components: { schemas: Record<string, { properties: Record<string, Lengths> }> };
    } = JSON.parse(read('contracts/generated/openapi.json'));
    const saving = whole.paths['/documents/{documentId}/paragraphs'];
    const largestBody = saving?.patch.responses['413']?.['x-max-body-bytes'] ?? NaN;
    const importing = whole.paths['/account/archive'];
    const { SaveParagraphsRequest, PutParagraph } = whole.components.schemas;
    const limitOf = (problem: string) =>
      whole.components.schemas[problem]?.properties['limit']?.const;
    expect({
      maximumChanges,
      maximumBytes,
      longestParagraph,
      mostRuns,
      MAX_BODY_BYTES,
      MAX_ARCHIVE_BYTES,
      LARGEST_ARCHIVE,
      LARGEST_DOCUMENT,
      LARGEST_SESSION,
    }).toEqual({
      maximumChanges: SaveParagraphsRequest?.properties['changes']?.maxItems,
      maximumBytes: largestBody / 2,
      longestParagraph: PutParagraph?.properties['content']?.['x-max-text'],
      mostRuns: PutParagraph?.properties['content']?.maxItems,
      MAX_BODY_BYTES: largestBody,
      MAX_ARCHIVE_BYTES: LARGEST_ARCHIVE,
      LARGEST_ARCHIVE: importing?.post.responses['413']?.['x-max-body-bytes'],
      LARGEST_DOCUMENT: limitOf('DocumentTooLongProblem'),
      LARGEST_SESSION: limitOf('WritingSessionTooLongProblem'),
    });
  });
});

describe('the texts of articles', () => {
  // SITE-30
  it('have the elements that the app shows', () => {
    const whole: { components: { schemas: Record<string, { 'x-html'?: object }> } } = JSON.parse(
      read('contracts/generated/openapi.json'),
    );
    expect(whole.components.schemas['ArticleHtml']?.['x-html']).toEqual(plainElements);
  });
});

describe('the message keys of the contract', () => {
  const keys = [...Object.keys(problems), ...fieldErrors];
  const messageAt = (texts: unknown, key: string): unknown =>
    key
      .split('.')
      .reduce<unknown>(
        (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
        texts,
      );

  // SERVER-39
  it.each([
    ['French', fr],
    ['English', en],
  ])('all have words in %s', (_, { messages }) => {
    const silent = keys.filter((key) => {
      const text = messageAt(messages, key);
      return typeof text !== 'string' || text === '';
    });
    expect(silent).toEqual([]);
  });

  it('are all that the texts know of fields', () => {
    const known = Object.keys(en.messages.validation).map((key) => `validation.${key}`);
    expect(known.filter((key) => !keys.includes(key))).toEqual([]);
  });
});

describe('the texts', () => {
  type Texts = { [key: string]: string | Texts };
  const keysOf = (texts: Texts, path: string[] = []): string[][] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[...path, key]] : keysOf(text, [...path, key]),
    );
  const texts: Texts = en;
  const appFiles = shipped
    .filter((path) => /^(app|packages\/(machines|api-client))\/src\//.test(path))
    .map(read);
  const app = appFiles.join('\n');
  const catalogue = read('contracts/error-catalogue.yaml');

  const everything = shipped.map(read).join('\n');

  /**
   * Called as `group.key` (or by a name given to the group), or chosen from it: `group[…]()`; or in
   * a group that was chosen: `groups[…].key`.
   */
  const isUsed = (path: string[]) => {
    const [key = '', group = '', groups = ''] = path.toReversed();
    const chosen = new RegExp(`\\b${groups}\\[[^\\]]+\\]`);
    const isOfChosen = (text: string) =>
      groups !== '' && chosen.test(text) && new RegExp(`[.]${key}\\(`).test(text);
    const called = new RegExp(`\\b(${group}|\\w*[tT]exts)[.]${key}\\b|\\b${group}\\[[^\\]]+\\]\\(`);
    const isLiteral = everything.includes(`'${key}'`);
    const isSaidIn = (text: string) =>
      called.test(text) || (isLiteral && /[tT]exts\[[^\]]+\]\(/.test(text));
    return appFiles.some(
      (text) => isOfChosen(text) || (new RegExp(`\\b${group}\\b`).test(text) && isSaidIn(text)),
    );
  };
  /** Named by its key: in the contract's catalogue, or in what the product raises itself. */
  const isNamed = (key: string) => {
    const group = key.slice(0, key.lastIndexOf('.'));
    const isMade = app.includes(`\`${group}.\${`);
    return catalogue.includes(`${key}:`) || app.includes(`'${key}'`) || isMade;
  };

  it('are all used', () => {
    const dead = keysOf(texts).filter((path) =>
      path[0] === 'messages' ? !isNamed(path.slice(1).join('.')) : !isUsed(path),
    );
    expect(dead.map((path) => path.join('.'))).toEqual([]);
  });
});

describe('cached results of builds and checks', () => {
  it('are invalidated when a package below changes', () => {
    const plan = execFileSync(
      process.execPath,
      ['node_modules/turbo/bin/turbo', 'run', 'build', 'typecheck', '--dry=json'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    type Task = { package: string; task: string; command: string; dependencies: string[] };
    const { tasks }: { tasks: Task[] } = JSON.parse(plan);
    const manifests = files.filter((path) =>
      /^(contracts|packages|app|stories)\b.*package\.json$/.test(path),
    );
    type Manifest = { name: string; dependencies?: Record<string, string> };
    const missing = manifests
      .map((path): Manifest => JSON.parse(read(path)))
      .flatMap((manifest) => {
        const below = Object.keys(manifest.dependencies ?? {}).filter((name) =>
          name.startsWith('@ecritoire/'),
        );
        return tasks
          .filter((task) => task.package === manifest.name && task.command !== '<NONEXISTENT>')
          .flatMap(({ task, dependencies }) =>
            below
              .filter((name) => !dependencies.some((each) => each.startsWith(`${name}#`)))
              .map((name) => `${manifest.name}#${task} does not look at ${name}`),
          );
      });
    expect(missing).toEqual([]);
  });
});

describe('one place for each thing', () => {
  it('calls the network only in the client', () => {
    // A page of the site that was built is no answer of the API.
    const builtPages = 'app/src/features/public/built-answer.ts';
    const others = shipped.filter(
      (path) => !/^packages\/(api-client|api-mocks|server)\//.test(path) && path !== builtPages,
    );
    expect(offenders(others, /\bfetch\(|XMLHttpRequest|sendBeacon/)).toEqual([]);
  });

  // WEEK-13
  it('reads the device’s clock in one place', () => {
    const mayRead = new Set([
      'app/src/shared/runtime/clock.ts',
      'app/src/shared/runtime/server-clock.ts',
      // Compared with when TanStack Query stored a response, by the same clock.
      'app/src/shared/runtime/fresh-during-navigation.ts',
      // A browser drops a cookie by the device's clock.
      'app/src/features/cookies/cookie-consent.ts',
      // Between two loads of a page that hears from no server.
      'app/src/boot/reload-once.ts',
      // A mark of this device, which a day later is needed no more.
      'packages/document-sync/src/queue/queue-database.ts',
      // The hours of a zone change twice a year at most.
      'app/src/features/account/time-zones.ts',
      // An address that no cache knows.
      'packages/api-client/src/builds.ts',
      // Of a response that does not say its time.
      'packages/api-client/src/api-error.ts',
    ]);
    const others = shipped.filter(
      (path) =>
        /^(app|packages\/(ui|machines|prose|api-client|editor|i18n))\/src\//.test(path) &&
        !mayRead.has(path),
    );
    expect(offenders(others, /\bDate\.now\(|\bnew Date\(\)|\bTemporal\.Now\b/)).toEqual([]);
  });

  it('names colours and media queries only among the tokens', () => {
    const outside = shipped.filter(
      (path) => /\.(tsx|css\.ts)$/.test(path) && !path.startsWith('packages/ui/src/tokens/'),
    );
    const colour = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i;
    const query = /\((min|max)-(width|height)|\((prefers-|pointer|hover|forced-colors)/;
    expect(offenders(outside, colour)).toEqual([]);
    expect(offenders(outside, query)).toEqual([]);
  });

  // Decision 0051.
  it('never searches the whole page to style the root', () => {
    // `rootWith` looks a few levels deep; an attribute that a component sets is looked for first.
    const searches = /(?<![\w-])(?::root|html|body)(?!\[\$\{rootAttribute\}\]:has).*:has\(/u;
    const styles = shipped.filter((path) => path.endsWith('.css.ts'));
    // The alert of a session stands deeper than `rootWith` looks.
    expect(offenders(styles, searches)).toEqual([
      'packages/ui/src/Toast/ToastRegion.css.ts: globalStyle(`:root:has(${session} [role="alert"]:not(:empty)) ${region}`, {',
    ]);
  });

  it('takes the lengths of texts from the contract', () => {
    const forms = shipped.filter((path) => path.startsWith('app/src/'));
    expect(offenders(forms, /\bmaxLength=\{\d/)).toEqual([]);
  });

  it('cites only pages that are here', () => {
    const missing = /(?<![-\w])decisions\.md/;
    expect(
      offenders([...sources, ...files.filter((path) => /\.(ya?ml|sql)$/.test(path))], missing),
    ).toEqual([]);
  });

  it('keeps every source file under 400 lines', () => {
    // Texts are a list: the generator reads each language as one file.
    const isList = (path: string) => /^packages\/i18n\/src\/(en|fr)\/index\.ts$/.test(path);
    const isLong = (path: string) => read(path).split('\n').length > 400;
    expect(sources.filter((path) => !isList(path) && isLong(path))).toEqual([]);
  });
});

describe('what the app shows', () => {
  const inApp = files.filter((path) => /^app\/src\/.*\.tsx?$/.test(path));
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  /** The files that one imports now or later, by name; not those it takes a type from. */
  const importedBy = (path: string) =>
    [
      ...read(path).matchAll(/\bimport(?: (?!type)[^;]*? from |\()\s*'\.[^']*\/([\w-]+)\.tsx'/g),
    ].map(([, name = '']) => name);
  const stories = inApp.filter((path) => path.endsWith('.stories.tsx'));
  /** Where a dialog or a panel stands in a story of its screen: the story that opens it. */
  const openedIn: Record<string, `${string} > ${string}`> = {
    DeleteAccountDialog: 'SettingsScreen > QuestionBeforeDeleting',
    DeleteDialog: 'ProjectsScreen > DeletingAProject',
    FormDialog: 'ProjectsScreen > NewProject',
    InvitationLinkDialog: 'SettingsScreen > LinkShownOnce',
    NameVersionDialog: 'VersionDialogs > Keeping',
    ProjectFormDialog: 'ProjectsScreen > NewProject',
    SessionEditDialog: 'SessionScreen > Editing',
    SessionFilterPanel: 'SessionsScreen > Narrowed',
  };
  const hasStory = (name: string) => {
    const [screen = '', story = ''] = openedIn[name]?.split(' > ') ?? [];
    const ofScreen = stories.find((path) => nameOf(path) === `${screen}.stories`);
    const isOpened = ofScreen !== undefined && read(ofScreen).includes(`export const ${story}: `);
    return isOpened || stories.some((path) => importedBy(path).includes(name));
  };
  const screens = inApp
    .filter((path) =>
      /^app\/src\/(features|shared|shell)\/.*(Screen|Dialog|Panel)\.tsx$/.test(path),
    )
    .map(nameOf);

  it('has a story: every screen, dialog and panel', () => {
    expect(screens.length).toBeGreaterThan(30);
    expect(screens.filter((name) => !hasStory(name))).toEqual([]);
  });

  it('stands in a screen: the page of every route', () => {
    const routes = inApp.filter((path) => path.startsWith('app/src/routes/'));
    const isFrame = (path: string) =>
      nameOf(path) === '__root' ||
      routes.some((other) => nameOf(other).startsWith(`${nameOf(path)}.`));
    const pages = routes.filter((path) => !isFrame(path) && /\bcomponent: /.test(read(path)));
    expect(pages.length).toBeGreaterThan(20);
    const without = pages.filter((route) => {
      const page = inApp.filter(
        (path) => nameOf(path).endsWith('Page') && importedBy(route).includes(nameOf(path)),
      );
      return ![route, ...page].some((path) =>
        importedBy(path).some((name) => name.endsWith('Screen') && screens.includes(name)),
      );
    });
    expect(without).toEqual([]);
  });
});
