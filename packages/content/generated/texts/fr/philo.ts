// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "fr",
  "title": "Philosophie",
  "lead": "Sept principes, dans l’ordre où nous les appliquons quand ils se contredisent.",
  "updatedOn": null,
  "cards": 0,
  "intro": "",
  "parts": [
    {
      "id": "nothing-written-is-lost",
      "title": "Rien de ce qui est écrit ne se perd",
      "html": "<p>C’est le premier, et il l’emporte sur tous les autres. Quand deux versions d’un paragraphe se rencontrent, nous montrons les deux. Quand le serveur refuse, le texte reste sur l’appareil. Quand un document est supprimé ailleurs pendant que vous y écrivez, ses mots restent à l’écran pour que vous puissiez les copier.</p>\n"
    },
    {
      "id": "what-we-show-is-true",
      "title": "Ce que nous affichons est vrai",
      "html": "<p>« Enregistré » veut dire enregistré. Un chiffre que nous ne connaissons pas n’est pas remplacé par un zéro. Une liste n’est dite vide que si nous avons vérifié. Nous préférons une attente honnête à une apparence de vitesse.</p>\n"
    },
    {
      "id": "the-page-first",
      "title": "La page d’abord",
      "html": "<p>L’écran appartient au texte. Les outils se tiennent au bord, répondent quand on les appelle et se taisent le reste du temps. Nous n’ajoutons pas une fonction parce qu’elle est possible ; nous l’ajoutons quand son absence gêne.</p>\n"
    },
    {
      "id": "writing-time-has-edges",
      "title": "Le temps d’écrire a des bords",
      "html": "<p>Une séance commence et finit. Entre les deux, rien ne doit vous en faire sortir. Après, rien ne doit vous y ramener de force : vous ne recevrez ni rappel, ni message qui s’inquiète de votre absence.</p>\n"
    },
    {
      "id": "landmarks-not-marks",
      "title": "Des repères, jamais des notes",
      "html": "<p>Les objectifs de la semaine se règlent à la baisse aussi facilement qu’à la hausse, et les changer ne réécrit pas les semaines passées. Une séance sans un mot est une séance. Couper est du travail.</p>\n"
    },
    {
      "id": "your-texts-are-yours",
      "title": "Vos textes sont à vous",
      "html": "<p>Vous décidez de ce qui est publié et pour qui. Vous pouvez tout emporter et tout effacer, seul, sans demander. Nous ne lisons pas ce que vous n’avez pas publié ; nous ne vendons aucun de vos textes et n’en donnons aucun à une machine pour qu’elle apprenne à écrire.</p>\n"
    },
    {
      "id": "for-everyone-and-we-mean-it",
      "title": "Pour tout le monde, vraiment",
      "html": "<p>Un atelier où l’on n’entre pas n’est pas un atelier. Écritoire s’utilise au clavier, se laisse lire par un lecteur d’écran, supporte un texte deux fois plus grand, respecte les réglages de couleurs et de mouvement. Ce n’est pas une option : une page qui n’y parvient pas n’est pas terminée.</p>\n"
    }
  ]
};
