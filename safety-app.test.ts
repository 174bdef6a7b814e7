/** Who owns the state of the app (ARCHITECTURE.md). */
import { expect, it } from 'vitest';
import { files, read } from './safety-files.ts';

const shipped = files.filter(
  (path) =>
    /^app\/src\/.*\.tsx?$/.test(path) &&
    !/\.(test|test-support|stories)\.tsx?$|\/testing\/|\.gen\.ts$/.test(path),
);

/** The script of a prerendered page runs once and has no services; at most four. */
const stateOfBoot = [
  'app/src/boot/boot.ts: alone',
  'app/src/boot/boot.ts: isReplaced',
  'app/src/boot/safe-session.ts: safeSession',
];

const factory = '(?:create(?!(?:Context|(?:Lazy)?FileRoute|RootRoute))|open|make|new)[A-Z]\\w*';
const value = String.raw`${factory}|new (?!(?:URL|RegExp|Intl)\b)\w|\[\];|\{\};`;
const stateful = new RegExp(
  // What a constructor or a factory makes, and what is empty; a lookup table is annotated read-only.
  String.raw`^(?:export )?(?:(?:let|var) (\w+)|const (\w+)(?:: (?![Rr]eadonly)[^=]+)?\s*=\s*(?:${value}))`,
  'gmu',
);

it('no module of the app holds state', () => {
  const found = shipped.flatMap((path) =>
    [...read(path).matchAll(stateful)].map(([, ...names]) => `${path}: ${names.join('')}`),
  );
  expect(found.toSorted()).toEqual(stateOfBoot);
});
