import { expect, test } from 'vitest';
import { saysText } from './says-text.ts';

test.each([
  ['Enregistré', 'Enregistré'],
  ['Erreur : le serveur a refusé.', 'le serveur a refusé.'],
  ['Hors ligne. Rien n’est perdu.', 'Rien n’est perdu.'],
  ['Rien n’est perdu. Réessayez.', 'Rien n’est perdu.'],
  ['Mots de « L’estuaire » gardés ici', 'Mots de « {title|written} » gardés ici'],
  ['Il reste 3 mots.', 'Il reste {{words:mot|mots}}.'],
])('“%s” says “%s”', (said, text) => {
  expect(saysText(said, text)).toBe(true);
});

test.each([
  ['Enregistrement…', 'Enregistré'],
  ['Document non enregistré', 'enregistré'],
  ['Échec de l’enregistrement', 'Échec'],
  ['Mots de « L’estuaire »', 'Mots de « {title|written} » gardés ici'],
  ['Mots de «  » gardés ici', 'Mots de « {title|written} » gardés ici'],
])('“%s” does not say “%s”', (said, text) => {
  expect(saysText(said, text)).toBe(false);
});
