// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "fr",
  "title": "Feuille de route",
  "lead": "Nous n’annonçons pas de dates : elles sont presque toujours fausses. L’ordre, lui, est sincère.",
  "updatedOn": null,
  "cards": 3,
  "intro": "",
  "parts": [
    {
      "id": "in-place",
      "title": "En place",
      "html": "<ul>\n<li>Séances : commencer, mettre en pause, reprendre, terminer, publier</li>\n<li>Projets, documents et journaux</li>\n<li>Sauvegarde sur l’appareil, écriture hors ligne, résolution des conflits</li>\n<li>Objectifs de la semaine, calendrier, statistiques</li>\n<li>Publication privée, réservée ou publique</li>\n<li>Recherche dans les titres et dans les textes</li>\n<li>Téléchargement d’un document ou d’un projet au format Word</li>\n<li>Téléchargement et suppression du compte</li>\n<li>Français et anglais</li>\n</ul>\n"
    },
    {
      "id": "in-preparation",
      "title": "En préparation",
      "html": "<ul>\n<li>Retours des premières personnes qui écrivent ici, et corrections qui en découlent</li>\n<li>Un guide des usages, page par page</li>\n<li>D’autres articles sur l’écriture, dans les deux langues</li>\n</ul>\n"
    },
    {
      "id": "under-consideration",
      "title": "À l’étude",
      "html": "<ul>\n<li>D’autres façons de se connecter que Google</li>\n<li>Le téléchargement d’un projet sous forme de livre numérique</li>\n<li>Les versions antérieures d’un document, à parcourir et à restaurer</li>\n<li>Des notes et des fiches à côté du texte</li>\n<li>D’autres langues</li>\n</ul>\n"
    },
    {
      "id": "what-is-not-planned",
      "title": "Ce qui n’est pas prévu",
      "html": "<p>Nous préférons le dire aussi : il n’y aura pas d’assistant qui écrit à votre place, pas de fil d’actualité, pas de classement entre auteurs et pas de publicité.</p>\n"
    }
  ]
};
