import { describe, expect, it } from 'vitest';
import { sessionForm } from './session-form.ts';

const atRest = { isSubmitting: false, fieldErrors: {} };
const refused = { ...atRest, message: 'It has changed remotely.' };
const notPossible = { ...atRest, fieldErrors: { title: 'It is too long.' } };
const statuses = {
  publishing: refused,
  savingDraft: notPossible,
  savingReview: atRest,
  discarding: atRest,
  editing: refused,
  unpublishing: atRest,
};

describe('the review of a session', () => {
  // PAGE-132
  it('says what is wrong with its fields', () => {
    expect(sessionForm('reviewing', 'savingDraft', statuses)).toBe(notPossible);
  });

  // PAGE-132
  it('shows only the latest action’s error', () => {
    expect(sessionForm('reviewing', 'publishing', statuses)).toBe(refused);
    expect(sessionForm('reviewing', 'savingReview', statuses)).toBe(atRest);
  });

  it('says nothing before anything was asked for', () => {
    expect(sessionForm('reviewing', null, statuses)).toEqual(atRest);
  });

  it('leaves to each other dialog what is its own', () => {
    expect(sessionForm('editing', 'savingDraft', statuses)).toBe(refused);
    expect(sessionForm('none', 'publishing', statuses)).toEqual(atRest);
  });
});
