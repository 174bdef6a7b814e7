import { operations } from '@ecritoire/contracts';
import { expect, test } from 'vitest';
import { createCalls } from './calls.ts';

test.each(Object.keys(operations))('%s asks for the operation of its name', (id) => {
  const asked: string[] = [];
  const calls = createCalls((of) => {
    asked.push(of);
    return new Promise(() => {});
  });
  void Reflect.apply(Reflect.get(calls, id), undefined, []);
  expect(asked).toEqual([id]);
});
