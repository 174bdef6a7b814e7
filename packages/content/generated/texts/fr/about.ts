// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "fr",
  "title": "À propos",
  "lead": "Une écritoire est un petit bureau que l’on emporte. On y range du papier, une plume, de quoi tenir la page. Le nôtre tient dans un navigateur.",
  "updatedOn": null,
  "cards": 0,
  "intro": "<p>Écritoire est un atelier d’écriture en ligne, en français et en anglais. On y tient des projets, des documents et des journaux ; on y écrit par séances ; on y garde la trace du chemin parcouru, sans en faire une compétition.</p>\n",
  "parts": [
    {
      "id": "what-we-are-after",
      "title": "Ce que nous cherchons",
      "html": "<p>La plupart des outils d’écriture font trop, ou font autre chose. Le traitement de texte pense à la mise en page, la prise de notes pense au classement, le réseau social pense aux lecteurs. Nous voudrions un endroit qui pense à une seule chose : le moment où quelqu’un s’assoit et écrit.</p>\n<p>Ce moment a une durée, un début et une fin. Il mérite d’être protégé des notifications, des réglages et même du texte déjà écrit, que l’on a si vite fait de retoucher au lieu d’avancer. C’est pourquoi tout, ici, s’organise autour de la séance.</p>\n"
    },
    {
      "id": "what-we-will-not-do",
      "title": "Ce que nous refusons",
      "html": "<ul>\n<li>Compter pour humilier. Un objectif se règle à votre mesure, une semaine manquée n’enlève pas un mot.</li>\n<li>Perdre une phrase. Ce que vous tapez est gardé sur votre appareil avant même de partir vers le serveur.</li>\n<li>Vous retenir. Vos textes se téléchargent en entier, et votre compte se supprime sans avoir à écrire à quiconque.</li>\n<li>Vous observer. Il n’y a sur ce site ni publicité, ni mesure d’audience, ni outil tiers qui vous suive d’une page à l’autre.</li>\n</ul>\n"
    },
    {
      "id": "two-languages-each-in-its-own-right",
      "title": "Deux langues, écrites l’une et l’autre",
      "html": "<p>Le français n’est pas ici la traduction de l’anglais, ni l’inverse. Chaque texte de l’interface est écrit dans sa langue, avec sa typographie : les espaces fines et les guillemets d’un côté, les apostrophes courbes de l’autre. Quant aux mots, une seule règle les compte, pensée pour l’une et l’autre langue.</p>\n"
    },
    {
      "id": "where-things-stand",
      "title": "Où nous en sommes",
      "html": "<p>Écritoire est en accès anticipé. Ce qui existe fonctionne et se décrit sur la page des <a href=\"/features\">fonctionnalités</a> ; ce qui manque encore est annoncé sur la <a href=\"/roadmap\">feuille de route</a>. Une idée, une gêne, une question ? Ce que vous écrivez dans les formulaires de la <a href=\"/faq\">foire aux questions</a> et de la feuille de route nous parvient.</p>\n"
    }
  ]
};
