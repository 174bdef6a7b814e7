import { expect, it } from 'vitest';
import { readContract } from './contract.ts';
import { rules } from './rules.ts';

it('the contract names each rule that the kit tries, and no other', () => {
  const named = readContract().document['x-rules'];
  expect(Object.keys(named ?? {}).toSorted()).toEqual([...rules].toSorted());
});
