import { describe, expect, it } from 'vitest';
import { operationIds, presentNames, UsageError } from './arguments.ts';

const all = ['listProjects', 'createProject', 'getProject', 'deleteProject'];
const saidOf = (name: string) => () => operationIds(['getProject', name], all);

describe('an operation that there is not', () => {
  // KIT-16
  it.each([
    ['getproject', 'did you mean getProject?'],
    ['listProject', 'did you mean listProjects?'],
    ['Project', 'did you mean listProjects or createProject or getProject or deleteProject?'],
    ['nope', 'it has listProjects, createProject, getProject, deleteProject.'],
  ])('is reported with near names, or with all: %s', (name, told) => {
    expect(saidOf(name)).toThrow(
      new UsageError(`The contract has no operation “${name}”: ${told}`),
    );
  });

  it('is none of those that there are', () => {
    expect(saidOf('listProjects')).not.toThrow();
  });
});

describe('earlier names', () => {
  // KIT-89
  it.each([
    [['--chapter', 'valid'], ['--suite', 'valid'], ['--chapter is called --suite now.']],
    [
      ['--chapter=chains', '--quick'],
      ['--suite=scenarios', '--quick'],
      ['--chapter is called --suite now.', 'chains is called scenarios now.'],
    ],
    [['--suite', 'chains'], ['--suite', 'scenarios'], ['chains is called scenarios now.']],
    [['--only', 'chains', '--junit', 'chains'], ['--only', 'chains', '--junit', 'chains'], []],
  ])('are replaced, with a note: %j', (args, present, notes) => {
    const found = presentNames(args);
    expect(found.args).toEqual(present);
    expect(found.notes.toSorted()).toEqual(notes);
  });
});
