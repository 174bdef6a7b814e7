import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFolded, foldText } from './fold.ts';
import { passageOf } from './passage.ts';

const filler = 'Les mots qui viennent avant, un par un, ne disent encore rien du tout. ';

describe('the passage that a search has found', () => {
  it('is the whole text where that is short', () => {
    expect(passageOf('Le phare brille.', 'PHARE')).toBe('Le phare brille.');
  });

  it('is cut between words, and says so', () => {
    const text = `${filler.repeat(5)}Le phare brille. ${filler.repeat(5)}`;
    expect(passageOf(text, 'phare')).toBe(
      '… avant, un par un, ne disent encore rien du tout. Le phare brille. Les mots qui viennent avant, un par un, ne disent encore rien du tout. Les mots qui viennent avant, un par un, …',
    );
  });

  it('is cut within a word where that has no end', () => {
    const passage = passageOf(`${'a'.repeat(500)}phare${'b'.repeat(500)}`, 'phare');
    expect(passage).toBe('… phare …');
  });

  it('is none where the text does not have it', () => {
    expect(passageOf('Le phare brille.', 'digue')).toBeNull();
    expect(passageOf('Le phare brille.', '-')).toBeNull();
  });

  // DOC-17
  it('contains the query in the text’s own words, short', () => {
    const word = fc.constantFrom(
      'été',
      'phare',
      'l’île',
      'e\u0301te\u0301',
      '—',
      '🖋️',
      '\n',
      'x'.repeat(90),
    );
    const words = (maxLength: number) => fc.array(word, { maxLength }).map((all) => all.join(' '));
    fc.assert(
      fc.property(
        words(60),
        words(60),
        fc.constantFrom('brume', 'd’œuvre'),
        (before, after, found) => {
          const text = `${before} ${found} ${after}`;
          const passage = passageOf(text, foldText(found).toUpperCase()) ?? '';
          expect(passage).toContain(found);
          expect(text).toContain(passage.replace(/^… /u, '').replace(/ …$/u, ''));
          expect(passage.length).toBeLessThanOrEqual(284);
        },
      ),
    );
  });

  it('stays short and well formed for a long query', () => {
    const text = `..${'🖋️'.repeat(400)}`;
    const passage = passageOf(`${text}a`, '🖋'.repeat(99)) ?? '';
    expect(passage.length).toBeLessThanOrEqual(284);
    expect(passage.replaceAll('🖋️', '')).toBe('.. …');
    expect(findFolded(passage, '🖋️')).not.toBeNull();
  });
});
