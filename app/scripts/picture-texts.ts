import type { Language } from '@ecritoire/contracts';

/** What is written in the studio that the pictures show. */
export type PictureText = {
  writer: string;
  bio: string;
  project: string;
  journal: string;
  /** Titles of the documents of the weeks before. */
  chapters: readonly string[];
  /** Of the document that is being written. */
  title: string;
  paragraphs: readonly string[];
};

export const pictureTexts: Record<Language, PictureText> = {
  fr: {
    writer: 'Nora Vasseur',
    bio: 'Un roman, le soir, à la table de la cuisine.',
    project: 'La maison de l’estuaire',
    journal: 'Carnet de bord',
    chapters: ['Le bac', 'Ce que savait la vase', 'Les volets'],
    title: 'La chaise',
    paragraphs: [
      'La mer s’était retirée plus loin que de mémoire d’homme. À la place du chenal courait une route de sable gris et, sur le sable, toute seule, une chaise.',
      'Nora la regarda de la fenêtre de la cuisine, le temps que la bouilloire se décide. Elle n’y était pas la veille, quand on avait fermé les volets. Elle faisait face à la maison.',
      '— C’est à toi ? demanda-t-elle sans se retourner.',
      'Son père ne leva pas les yeux du journal. Il avait cette façon de tourner les pages qui valait une réponse, et celle-ci disait qu’il avait vu la chaise avant elle.',
      'Elle enfila ses bottes. Le sable portait encore la trace d’un seul aller, droit comme un trait de règle, et aucune trace de retour.',
      'À mi-chemin, elle compta ses pas pour ne pas penser à l’heure de la marée. À trois cents, elle vit que le siège était sec.',
    ],
  },
  en: {
    writer: 'Nora Whitlock',
    bio: 'A novel, in the evenings, at the kitchen table.',
    project: 'The house on the estuary',
    journal: 'Logbook',
    chapters: ['The ferry', 'What the mud knew', 'Shutters'],
    title: 'The chair',
    paragraphs: [
      'The tide had gone out further than anyone remembered. Where the channel used to run there was a road of grey sand, and on the sand, quite alone, a chair.',
      'Nora looked at it from the kitchen window while the kettle made up its mind. It had not been there when she closed the shutters. It faced the house.',
      '“Is that yours?” she asked, without turning round.',
      'Her father did not look up from the paper. He had a way of turning a page that passed for an answer, and this one said that he had seen the chair before she had.',
      'She pulled on her boots. The sand still held the prints of one person going out, straight as a ruled line, and none of anyone coming back.',
      'Half way there she counted her steps so as not to think about the tide. At three hundred she could see that the seat was dry.',
    ],
  },
};
