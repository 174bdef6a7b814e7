import { describe, expect, it } from 'vitest';
import { selectedIds, type Selection } from './selection.ts';

const operations = [
  { operationId: 'listNotes', tags: ['notes'] },
  { operationId: 'createNote', tags: ['notes', 'writing'] },
  { operationId: 'getHealth', tags: [] },
];
const selected = (parts: Partial<Selection>) =>
  selectedIds({ only: [], tags: [], except: [], ...parts }, operations);

describe('what is tried', () => {
  // KIT-33
  it.each<[Partial<Selection>, string[]]>([
    [{}, []],
    [{ only: ['getHealth'] }, ['getHealth']],
    [{ tags: ['notes'] }, ['listNotes', 'createNote']],
    [{ tags: ['writing'], only: ['getHealth'] }, ['createNote', 'getHealth']],
    [{ except: ['listNotes'] }, ['createNote', 'getHealth']],
    [{ tags: ['notes'], except: ['listNotes'] }, ['createNote']],
  ])('is chosen by name, tag and exception: %j', (parts, expected) => {
    expect(selected(parts)).toEqual(expected);
  });

  // KIT-33
  it.each<[Partial<Selection>, string]>([
    [{ tags: ['note'] }, 'The contract has no tag “note”: it has notes, writing.'],
    [{ except: ['listnotes'] }, 'The contract has no operation “listnotes”'],
    [{ only: ['getHealth'], except: ['getHealth'] }, '--except leaves nothing to try.'],
  ])('is refused where there is no such thing: %j', (parts, told) => {
    expect(() => selected(parts)).toThrow(told);
  });
});
