// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "fr",
  "title": "Mentions légales",
  "lead": "Les passages entre crochets sont à compléter par la personne qui exploite ce service, avant de l’ouvrir au public.",
  "updatedOn": "2026-11-21",
  "cards": 0,
  "intro": "",
  "parts": [
    {
      "id": "publisher",
      "title": "Éditeur du site",
      "html": "<p>Le site et le service Écritoire sont édités par :</p>\n<ul>\n<li><strong>[nom de l’exploitant]</strong>, [forme juridique et capital social, s’il y a lieu]</li>\n<li>Siège ou domicile : [adresse postale complète]</li>\n<li>Immatriculation : [numéro SIREN et ville du RCS, ou mention équivalente]</li>\n<li>Numéro de TVA intracommunautaire : [numéro, s’il y a lieu]</li>\n<li>Adresse <span>e-mail</span> : [adresse <span>e-mail</span> de contact]</li>\n<li>Téléphone : [numéro de téléphone]</li>\n</ul>\n"
    },
    {
      "id": "person-responsible-for-publication",
      "title": "Direction de la publication",
      "html": "<p>Le directeur ou la directrice de la publication est [nom de la personne responsable].</p>\n"
    },
    {
      "id": "hosting",
      "title": "Hébergement",
      "html": "<p>Le site est hébergé par :</p>\n<ul>\n<li><strong>[nom de l’hébergeur]</strong></li>\n<li>[adresse postale de l’hébergeur]</li>\n<li>[numéro de téléphone de l’hébergeur]</li>\n<li>Pays où se trouvent les données : [pays]</li>\n</ul>\n"
    },
    {
      "id": "intellectual-property",
      "title": "Propriété intellectuelle",
      "html": "<p>La marque, le logotype, l’interface et les textes du site appartiennent à l’éditeur ou à leurs auteurs, et sont protégés par le droit de la propriété intellectuelle. Leur reproduction sans autorisation est interdite, sauf courte citation accompagnée de la source.</p>\n<p>Les textes écrits dans l’atelier appartiennent à celles et ceux qui les écrivent. Les <a href=\"/cgu\">conditions d’utilisation</a> précisent ce que l’éditeur peut en faire : les conserver, les afficher à qui vous le décidez, et rien de plus.</p>\n"
    },
    {
      "id": "links",
      "title": "Liens",
      "html": "<p>Des articles peuvent renvoyer vers d’autres sites. Ces liens sont choisis avec soin, mais l’éditeur ne maîtrise pas le contenu des sites tiers et n’en répond pas.</p>\n"
    },
    {
      "id": "reporting-content",
      "title": "Signaler un contenu",
      "html": "<p>Un texte publié vous paraît illicite, ou porte atteinte à vos droits ? Écrivez à [adresse <span>e-mail</span> de signalement] en indiquant l’adresse de la page, ce qui vous paraît illicite et pourquoi, ainsi que vos coordonnées. Chaque signalement est examiné et reçoit une réponse.</p>\n"
    },
    {
      "id": "personal-data",
      "title": "Données personnelles",
      "html": "<p>Le traitement des données personnelles est décrit sur la page <a href=\"/privacy\">Confidentialité</a>.</p>\n"
    },
    {
      "id": "credits",
      "title": "Crédits",
      "html": "<p>Les caractères du site sont Literata et Instrument Sans, distribués sous licence SIL Open Font License. Les icônes viennent de Lucide, sous licence ISC.</p>\n"
    }
  ]
};
