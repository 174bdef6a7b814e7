// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "fr",
  "title": "Tarifs",
  "lead": "Aujourd’hui, tout est gratuit. Voici ce qui est décidé, ce qui est prévu, et ce que nous ne ferons pas.",
  "updatedOn": null,
  "cards": 3,
  "intro": "",
  "parts": [
    {
      "id": "early-access",
      "title": "Accès anticipé",
      "html": "<p><strong>Gratuit, dès maintenant.</strong> Toutes les fonctionnalités, sans carte bancaire et sans limite de durée annoncée.</p>\n<ul>\n<li>Séances, projets, documents et journaux</li>\n<li>Objectifs, calendrier et statistiques</li>\n<li>Publication et invitations</li>\n<li>Téléchargement de tous vos textes</li>\n</ul>\n"
    },
    {
      "id": "free-plan",
      "title": "Formule gratuite",
      "html": "<p><strong>Prévue, sans frais.</strong> Après l’accès anticipé, écrire restera possible sans payer. Ses contours exacts ne sont pas encore fixés.</p>\n<ul>\n<li>Écrire, relire, garder ses textes</li>\n<li>Tout télécharger, à tout moment</li>\n<li>Aucune publicité</li>\n</ul>\n"
    },
    {
      "id": "full-plan",
      "title": "Formule complète",
      "html": "<p><strong>Prévue, payante.</strong> Pour celles et ceux qui en font un usage intensif et veulent soutenir l’atelier. Ni son prix ni sa date ne sont arrêtés.</p>\n<ul>\n<li>Tout ce que contient la formule gratuite</li>\n<li>Des fonctionnalités encore à définir</li>\n<li>Résiliable à tout moment</li>\n</ul>\n"
    },
    {
      "id": "what-will-not-change",
      "title": "Ce qui ne changera pas",
      "html": "<p>Vos textes resteront accessibles et téléchargeables, que vous payiez ou non. Aucune formule ne limitera le nombre de mots que vous pouvez relire ou emporter. Il n’y aura pas de publicité, et vos données ne serviront pas de monnaie.</p>\n"
    },
    {
      "id": "how-you-will-hear-about-it",
      "title": "Comment nous vous préviendrons",
      "html": "<p>Avant la fin de l’accès anticipé, chaque titulaire de compte recevra un message à son adresse <span>e-mail</span>, avec les tarifs, la date et les choix possibles. Rien ne deviendra payant sans votre accord exprès : en l’absence de réponse, votre compte passera à la formule gratuite.</p>\n"
    }
  ]
};
