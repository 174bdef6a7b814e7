import { describe, expect, it } from 'vitest';
import {
  acceptInvitationBody,
  askQuestionBody,
  createProjectBody,
  joinWaitlistBody,
  saveParagraphsBody,
  signOutBody,
  updateDocumentBody,
  updateProfileBody,
  updateProjectBody,
  validate,
  validateBody,
} from '@ecritoire/contracts/validators';
import { parameterValidators } from '@ecritoire/contracts/requests';
import { responseValidators } from '@ecritoire/contracts/responses';

const id = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05';
const put = {
  operation: 'put',
  id,
  parentVersion: 0,
  position: 'a0',
  type: 'paragraph',
  content: [],
};
const saving = (change: Record<string, unknown>) =>
  validate(saveParagraphsBody, { changes: [change] });

describe('field errors', () => {
  // SERVER-8
  it('name every wrong field at once', () => {
    expect(
      validate(createProjectBody, { name: 1, description: 'x'.repeat(2001), colour: 'red' }),
    ).toEqual(
      expect.arrayContaining([
        { field: 'type', messageKey: 'validation.required' },
        { field: 'colour', messageKey: 'validation.additionalProperties' },
        { field: 'name', messageKey: 'validation.text' },
        { field: 'description', messageKey: 'validation.textTooLong' },
      ]),
    );
  });

  it.each([
    ['ab', 'validation.textTooShort'],
    ['  ab  ', 'validation.textTooShort'],
    ['x'.repeat(121), 'validation.textTooLong'],
  ])('count a name without the spaces around it: %j', (name, messageKey) => {
    expect(validate(createProjectBody, { name, type: 'plain' })).toEqual([
      { field: 'name', messageKey },
    ]);
  });

  // KIT-82
  it.each(['\u200B\u2060\uFE0F', ' \u00AD\u00AD\u00AD\uFEFF ', '\u{E0020}\u{E0020}\u{E0020}'])(
    'take no name that cannot be seen: %j',
    (name) => {
      const tooShort = (field: string) => [{ field, messageKey: 'validation.textTooShort' }];
      expect(validateBody(createProjectBody, { name, type: 'plain' })).toEqual(tooShort('name'));
      expect(validateBody(updateDocumentBody, { title: name })).toEqual(tooShort('title'));
      const question = { email: 'a@b.fr', text: `${name}${name}` };
      expect(validateBody(askQuestionBody, question)).toEqual(tooShort('text'));
      expect(validate(createProjectBody, { name: `${name}é`, type: 'plain' })).toEqual([]);
    },
  );

  // KIT-81
  it('take no token that is made of blanks', () => {
    const missing = (field: string) => [{ field, messageKey: 'validation.required' }];
    expect(validateBody(signOutBody, { refreshToken: ' ' })).toEqual(missing('refreshToken'));
    expect(validateBody(acceptInvitationBody, { token: ' ' })).toEqual(missing('token'));
  });

  // DOC-5, KIT-81
  it.each(['', '  ', '\u00a0\n'])('call a body’s text with nothing in it missing: %j', (blank) => {
    expect(validateBody(createProjectBody, { name: blank, type: 'plain' })).toEqual([
      { field: 'name', messageKey: 'validation.required' },
    ]);
    expect(validateBody(joinWaitlistBody, { email: blank })).toContainEqual({
      field: 'email',
      messageKey: 'validation.required',
    });
    const change = { ...put, position: blank };
    expect(validateBody(saveParagraphsBody, { changes: [change] })).toEqual([
      { field: 'changes.0.position', messageKey: 'validation.required' },
    ]);
  });

  it('leave every other error of a body as it is', () => {
    const body = { name: ' a ', type: '', description: 'x'.repeat(2001) };
    expect(validateBody(createProjectBody, body)).toEqual(validate(createProjectBody, body));
  });

  it('are none for a name of three characters', () => {
    expect(validate(createProjectBody, { name: ' été ', type: 'journal' })).toEqual([]);
  });

  it('name the body where nothing narrower is wrong', () => {
    expect(validate(updateProjectBody, {})).toEqual([
      { field: 'body', messageKey: 'validation.required' },
    ]);
    expect(validate(updateProjectBody, [])).toEqual([
      { field: 'body', messageKey: 'validation.object' },
    ]);
    expect(validate(updateProjectBody, null)).toEqual([
      { field: 'body', messageKey: 'validation.object' },
    ]);
  });

  it('name every field of which one would do', () => {
    expect(validate(updateProfileBody, { weekStart: 'sunday' })).toEqual([
      { field: 'bio', messageKey: 'validation.required' },
      { field: 'language', messageKey: 'validation.required' },
    ]);
    expect(validate(updateProfileBody, { bio: null })).toEqual([]);
    expect(validate(updateProfileBody, { language: 'de' })).toEqual([
      { field: 'language', messageKey: 'validation.enum' },
    ]);
  });

  it('say that a list repeats itself', () => {
    expect(validate(joinWaitlistBody, { email: 'a@b.fr', formats: ['novel', 'novel'] })).toEqual([
      { field: 'formats', messageKey: 'validation.listRepeats' },
    ]);
  });

  // SERVER-11
  // Each of these held a server up, for seconds or for many minutes.
  it.each([
    ['a text', joinWaitlistBody, { email: `a@${'a.'.repeat(400_000)}@` }],
    ['a zone', updateProfileBody, { timeZone: `America/${'Mc'.repeat(20_000)}!` }],
    [
      'a set',
      joinWaitlistBody,
      { email: 'a@b.fr', formats: Array.from({ length: 50_000 }, String) },
    ],
    ['a list', saveParagraphsBody, { changes: Array.from({ length: 500_000 }, () => 1) }],
    [
      'lists in lists',
      saveParagraphsBody,
      {
        changes: Array.from({ length: 100 }, () => ({
          ...put,
          content: Array.from({ length: 5000 }, () => 1),
        })),
      },
    ],
    [
      'an object',
      signOutBody,
      Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [at, 1])),
    ],
  ])('are found soon, however long it is, in %s', (_what, validator, body) => {
    const found = validateBody(validator, body);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(100);
  });

  // SERVER-8
  it('name a wrong time zone beside whatever else is wrong', () => {
    const both = [
      { field: 'timeZone', messageKey: 'validation.timeZone' },
      { field: 'language', messageKey: 'validation.enum' },
    ];
    const found = validate(updateProfileBody, { timeZone: 'Mars/Olympus', language: 'de' });
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining(both));
  });

  // SERVER-8
  it('name a doubly changed paragraph beside other errors', () => {
    const changes = [put, { ...put, id: id.toUpperCase() }, { ...put, type: 'verse' }];
    const found = validate(saveParagraphsBody, { changes });
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { field: 'changes.1.id', messageKey: 'validation.wrongFormat' },
        { field: 'changes.2.id', messageKey: 'validation.wrongFormat' },
        { field: 'changes.2.type', messageKey: 'validation.enum' },
      ]),
    );
  });

  it.each(['a0', 'Zz', 'b00', 'a0a0', 'a0b12Zz'])('take the position %s', (position) => {
    expect(saving({ ...put, position })).toEqual([]);
  });

  it.each(['0', 'a', 'b0', 'a0b0', 'A', 'a-'])('refuse the position %s', (position) => {
    expect(saving({ ...put, position })).toEqual([
      { field: 'changes.0.position', messageKey: 'validation.wrongFormat' },
    ]);
  });

  it('join nested fields by dots', () => {
    expect(saving({ ...put, parentVersion: -1 })).toEqual([
      { field: 'changes.0.parentVersion', messageKey: 'validation.numberTooSmall' },
    ]);
    expect(saving({ ...put, content: [{ text: 'x', marks: ['blink'] }] })).toEqual([
      { field: 'changes.0.content.0.marks.0', messageKey: 'validation.enum' },
    ]);
    expect(saving({ ...put, position: '1.5' })).toEqual([
      { field: 'changes.0.position', messageKey: 'validation.wrongFormat' },
    ]);
  });

  it('say what is wrong with the kind of a change', () => {
    expect(saving({ id })).toEqual([
      { field: 'changes.0.operation', messageKey: 'validation.required' },
    ]);
    expect(saving({ ...put, operation: 'move' })).toEqual([
      { field: 'changes.0.operation', messageKey: 'validation.enum' },
    ]);
  });

  it('bound the number of changes', () => {
    expect(validate(saveParagraphsBody, { changes: [] })).toEqual([
      { field: 'changes', messageKey: 'validation.listTooShort' },
    ]);
    expect(
      validate(saveParagraphsBody, {
        changes: Array.from({ length: 501 }, () => ({ ...put, id: crypto.randomUUID() })),
      }),
    ).toEqual([{ field: 'changes', messageKey: 'validation.listTooLong' }]);
  });
});

describe('parameters', () => {
  it('are turned from text into numbers', () => {
    const query = { limit: '7' };
    expect(validate(parameterValidators.listProjects.query, query)).toEqual([]);
    expect(query).toEqual({ limit: 7 });
  });

  it.each(['0', '101', '1.5', 'ten', ''])('refuse the limit %j', (limit) => {
    expect(validate(parameterValidators.listProjects.query, { limit })).toHaveLength(1);
  });

  it('refuse an unknown query parameter', () => {
    expect(validate(parameterValidators.listProjects.query, { page: '2' })).toEqual([
      { field: 'page', messageKey: 'validation.additionalProperties' },
    ]);
  });
});

describe('answers', () => {
  it('refuse a property that the contract does not declare', () => {
    expect(validate(responseValidators.getHealth[200], { status: 'ok', uptime: 1 })).toEqual([
      { field: 'uptime', messageKey: 'validation.additionalProperties' },
    ]);
  });
});
