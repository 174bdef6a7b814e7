// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "fr",
  "title": "Pourquoi Écritoire",
  "lead": "On n’écrit pas un livre : on écrit un mardi soir, puis un jeudi matin, puis un autre mardi. L’outil devrait le savoir.",
  "updatedOn": null,
  "cards": 0,
  "intro": "",
  "parts": [
    {
      "id": "the-blank-page-is-not-the-problem",
      "title": "La page blanche n’est pas le problème",
      "html": "<p>Ce qui arrête la plupart des gens n’est pas l’absence d’idées. C’est la difficulté de commencer aujourd’hui, alors que l’on n’a qu’une demi-heure, que l’on ne sait plus où l’on en était, et que le chapitre d’avant réclame des retouches. Un bon outil réduit cet écart entre l’envie et la première phrase.</p>\n<p>Dans Écritoire, l’accueil vous montre le document que vous aviez quitté. Un geste ouvre la séance. Le curseur est à sa place. Le reste peut attendre.</p>\n",
      "picture": {
        "name": "home",
        "alt": "L’accueil d’un atelier : le dernier document avec le bouton pour commencer une séance, le journal du jour, les objectifs de la semaine et les douze derniers mois."
      }
    },
    {
      "id": "a-session-can-be-finished",
      "title": "Une séance se termine",
      "html": "<p>Un texte est toujours inachevé ; une séance, elle, s’achève. C’est une satisfaction que l’on sous-estime. À la fin, vous voyez ce que vous avez ajouté, combien de temps cela vous a pris, et vous pouvez noter comment c’était. Ces quelques secondes font d’une suite de soirs ordinaires un chemin sur lequel on peut se retourner.</p>\n"
    },
    {
      "id": "reading-is-not-writing",
      "title": "Relire n’est pas écrire",
      "html": "<p>Hors séance, vos documents sont en lecture seule. Cela surprend d’abord, puis l’on comprend : on peut rouvrir un chapitre pour le plaisir, le lire dans le métro, le montrer à un ami, sans risquer d’effacer un paragraphe du pouce ni de se mettre à déplacer des virgules.</p>\n"
    },
    {
      "id": "count-honestly-or-not-at-all",
      "title": "Compter juste, ou ne pas compter",
      "html": "<p>Un compteur qui ment décourage plus qu’il n’aide. Celui d’Écritoire mesure les mots que la séance a réellement apportés. Déplacer un passage au fil de la séance n’ajoute rien. Retaper une phrase effacée non plus. Le temps passé à regarder par la fenêtre est mis à part, sans reproche : il fait aussi partie du travail.</p>\n<p>Et si les chiffres ne vous disent rien, <span>laissez-les</span> de côté. Aucun ne s’interpose entre vous et la page.</p>\n"
    },
    {
      "id": "trust-before-features",
      "title": "La confiance avant les fonctions",
      "html": "<p>Il suffit d’une phrase perdue pour ne plus croire un outil. Nous avons donc commencé par là : ce que vous tapez est d’abord gardé sur votre appareil, puis envoyé, et n’est déclaré enregistré que lorsque le serveur l’a confirmé. Un navigateur qui plante, un train qui entre dans un tunnel, deux onglets ouverts sur le même chapitre : ces situations ont été prévues, et sont éprouvées à chaque nouvelle version.</p>\n"
    },
    {
      "id": "why-not-a-word-processor",
      "title": "Et pourquoi pas un traitement de texte ?",
      "html": "<p>Parce qu’il fera toujours mieux que nous ce pour quoi il est fait : mettre en page, annoter, imprimer. Écritoire s’arrête à la porte de ce métier. Il veut être l’endroit où le texte naît, et vous le rendre en bon état, au format Word, le jour où il doit partir ailleurs.</p>\n"
    }
  ]
};
