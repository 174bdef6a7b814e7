import { createProjectBody, validateBody } from '@ecritoire/contracts/validators';
import { describe, expect, test } from 'vitest';
import { assertValid } from './assert-valid.ts';

const texts: Record<string, string> = {
  'validation.required': 'Ce champ est obligatoire.',
  'validation.textTooShort': 'Ce texte est trop court.',
};
const check = (name: string) =>
  assertValid(
    validateBody(createProjectBody, { name, type: 'plain' }),
    (key) => texts[key] ?? `? ${key}`,
  );

describe('a form about to be sent', () => {
  test.each([
    ['  ', 'Ce champ est obligatoire.'],
    [' ab ', 'Ce texte est trop court.'],
  ])('blocks an invalid request: %j', (name, message) => {
    expect(() => check(name)).toThrow(
      expect.objectContaining({
        messageKey: 'actions.endpoints.validationError',
        fieldErrors: { name: message },
      }),
    );
  });

  test('passes a valid request', () => {
    expect(() => check('Été')).not.toThrow();
  });
});
