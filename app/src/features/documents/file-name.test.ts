import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['Le bac', 'Le bac.docx'],
  ['Qui ? Toi / moi : « nous »', 'Qui Toi moi « nous ».docx'],
  [' ', 'Écritoire.docx'],
  ['..', 'Écritoire.docx'],
  ['.caché', 'caché.docx'],
  ['Fin. ', 'Fin.docx'],
  ['CON', 'CON_.docx'],
  ['nul.txt', 'nul_.txt.docx'],
  ['Contes', 'Contes.docx'],
  ['photo\u202Exslx.exe', 'photo xslx.exe.docx'],
  ['a\u0000b\u2066c', 'a b c.docx'],
  ['👩‍👩‍👦', '👩‍👩‍👦.docx'],
  ['é'.repeat(300), `${'é'.repeat(117)}.docx`],
  ['👩‍👩‍👦'.repeat(30), `${'👩‍👩‍👦'.repeat(13)}.docx`],
])('%j is called %j', (title, name) => {
  expect(fileNameOf(title, 'docx')).toBe(name);
});

// SAVE-38
it('takes at most 240 bytes and is never empty', () => {
  const codePoints = fc.array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 120 });
  fc.assert(
    fc.property(codePoints, (points) => {
      const name = fileNameOf(String.fromCodePoint(...points), 'docx');
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(240);
      expect(name).toMatch(/^[^. ].*\.docx$/u);
    }),
    { numRuns: 25 },
  );
});
