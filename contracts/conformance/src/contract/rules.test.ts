import { expect, it } from 'vitest';
import { readContract } from './contract.ts';
import { noteOfUnsaid, rules } from './rules.ts';

// KIT-7
it('the contract names exactly the rules of the kit', () => {
  const named = readContract().document['x-rules'];
  expect(Object.keys(named ?? {}).toSorted()).toEqual([...rules].toSorted());
});

// KIT-7
it('reports a rule that a contract lacks', () => {
  const [first, ...others] = rules;
  expect(noteOfUnsaid({ has: () => true })).toEqual([]);
  expect(noteOfUnsaid({ has: (rule) => rule !== first })).toEqual([
    `The contract lacks 1 of ${rules.length} rules of every request (x-rules), which were not tried: ${first}.`,
  ]);
  expect(noteOfUnsaid({ has: () => false }).join()).toContain(others.join(', '));
});
