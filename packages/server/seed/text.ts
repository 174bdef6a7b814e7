import type { Run } from '@ecritoire/contracts';

export type Random = {
  /** A whole number below another one. */
  below: (limit: number) => number;
  of: <Item>(items: readonly Item[]) => Item;
  id: () => string;
};

/** The same numbers for the same name each time (mulberry32). */
export function randomOf(name: string): Random {
  let state = Buffer.from(name).reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const hex = () => next().toString(16).padStart(8, '0');
  return {
    below: (limit) => next() % limit,
    of(items) {
      const item = items[next() % items.length];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
    id() {
      const digits = hex() + hex() + hex() + hex();
      return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`;
    },
  };
}

const parts = (text: string) => text.split('|');

const SUBJECTS = parts(
  'Le vent|La pluie|Sa mère|Le vieux marin|Cette lettre|L’enfant|Un inconnu|La maison|Le facteur|Mon frère|La voisine|Chaque hiver|Le silence|L’été|Une lumière|Le train de nuit|Son ombre|La mer|Le chien|Quelqu’un',
);
const VERBS = parts(
  'traversait|cherchait|oubliait|regardait|suivait|gardait|attendait|effaçait|appelait|retrouvait|craignait|emportait|devinait|éclairait|longeait|frôlait|racontait|répétait|découvrait|quittait',
);
const OBJECTS = parts(
  'la grève|le jardin|une vieille chanson|les fenêtres closes|le chemin du port|ses souvenirs|la table mise|un cahier bleu|les toits d’ardoise|le pont de pierre|la forêt|un visage ancien|les cloches|le bord du fleuve|la dernière marche|une photographie|les voiles|l’œuvre inachevée|le cœur de la ville|une clé rouillée',
);
const PLACES = parts(
  'dans la brume|au petit matin|sans un mot|sous les tilleuls|avant la nuit|près de l’écluse|dans le couloir|peut-être trop tard|avec les autres|derrière la gare|depuis des années|à voix basse|dans un rêve|loin du rivage|comme autrefois|pendant l’orage|jusqu’à la source|entre deux portes|sur le seuil|au fond du puits',
);
const SYLLABLES = parts('ma|ro|tel|vi|bra|nou|sé|lan|gri|do|fau|quin|ze|pol|ther|ca|mi|lou|ber|ar');

/** One of 8,000, so that some words are rare. */
function nameFrom({ of }: Random): string {
  const name = of(SYLLABLES) + of(SYLLABLES) + of(SYLLABLES);
  return (name[0] ?? '').toUpperCase() + name.slice(1);
}

function sentence(random: Random): string {
  const { of, below } = random;
  const end = below(5) === 0 ? `, et ${nameFrom(random)} ${of(VERBS)} ${of(OBJECTS)}` : '';
  return `${of(SUBJECTS)} ${of(VERBS)} ${of(OBJECTS)} ${of(PLACES)}${end}.`;
}

/** About so many words, one stretch of them emphasised at times. */
export function paragraphFrom(random: Random, words = 72): Run[] {
  const sentences: string[] = [];
  for (let count = 0; count < words;) {
    const added = sentence(random);
    sentences.push(added);
    count += added.split(' ').length;
  }
  if (random.below(6) > 0) return [{ text: sentences.join(' '), marks: [] }];
  return [
    { text: `${sentences.slice(0, -1).join(' ')} `, marks: [] },
    { text: sentences.at(-1) ?? '', marks: ['emphasis'] },
  ];
}

export const titleFrom = (random: Random) => `${random.of(SUBJECTS)} ${random.of(PLACES)}`;
