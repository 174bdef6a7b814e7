const SENTENCES = [
  'La gardienne rentra vers six heures, et le vent du large avait déjà changé de côté.',
  '— Vous ne viendrez donc pas ? demanda-t-il en repliant la lettre.',
  'Il y avait dans la bibliothèque un silence d’église, où chaque page tournée faisait événement.',
  'Elle se souvint de l’été, des volets clos, du goût des prunes et de la poussière.',
  'Personne ne répondit ; on entendit seulement la pluie, puis plus rien.',
  'Le vieux quai sentait le goudron, la corde mouillée et le café brûlé.',
];
const WORDS_A_PARAGRAPH = 84;

/** The same prose for every candidate: paragraphs of about 84 words, as in a novel. */
export function proseOf(words: number): string[] {
  return Array.from({ length: Math.ceil(words / WORDS_A_PARAGRAPH) }, (_, paragraph) =>
    Array.from(
      { length: 6 },
      (_, sentence) =>
        SENTENCES[(paragraph * 5 + sentence * 7 + (paragraph % 3)) % SENTENCES.length],
    ).join(' '),
  );
}
