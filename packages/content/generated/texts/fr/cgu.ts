// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "fr",
  "title": "Conditions générales d’utilisation",
  "lead": "Écrites pour être lues : chaque article commence par ce qu’il veut dire.",
  "updatedOn": "2026-11-21",
  "cards": 0,
  "intro": "",
  "parts": [
    {
      "id": "purpose",
      "title": "Objet",
      "html": "<p><strong>Ce document fixe les règles entre vous et nous.</strong> Les présentes conditions régissent l’usage du site et du service Écritoire, exploités par [nom de l’exploitant], [adresse postale] (« nous »), par toute personne qui les consulte ou y ouvre un compte (« vous »).</p>\n"
    },
    {
      "id": "acceptance",
      "title": "Acceptation",
      "html": "<p><strong>Ouvrir un compte, c’est accepter ces conditions.</strong> La simple lecture des pages publiques n’engage qu’à respecter les règles qui s’y appliquent par nature. Si vous n’acceptez pas ces conditions, n’ouvrez pas de compte.</p>\n"
    },
    {
      "id": "your-account",
      "title": "Le compte",
      "html": "<p><strong>Un compte par personne, protégé par Google.</strong> La connexion se fait au moyen d’un compte Google dont l’adresse <span>e-mail</span> est vérifiée. Le compte est créé à la première connexion. Il est personnel : vous répondez de l’usage qui en est fait et devez nous prévenir si vous pensez que quelqu’un d’autre s’en sert.</p>\n<p>Il faut avoir au moins 15 ans, ou l’accord d’un titulaire de l’autorité parentale.</p>\n"
    },
    {
      "id": "early-access",
      "title": "Accès anticipé",
      "html": "<p><strong>Le service est gratuit et encore jeune.</strong> Pendant l’accès anticipé, aucune somme n’est due. Des fonctionnalités peuvent changer, apparaître ou disparaître. Nous nous efforçons de prévenir avant tout changement important, et nous ne retirerons pas la possibilité de télécharger vos textes.</p>\n"
    },
    {
      "id": "your-texts",
      "title": "Vos textes",
      "html": "<p><strong>Ce que vous écrivez est à vous.</strong> Vous conservez tous les droits sur vos textes. Vous nous autorisez uniquement à les conserver, à les sauvegarder, à les transmettre à vos appareils et à les afficher aux personnes que vous désignez, dans la mesure nécessaire au service et tant que vous les y laissez. Cette autorisation n’est pas exclusive, ne peut être cédée et prend fin avec la suppression du texte.</p>\n<p>Nous ne lisons pas vos textes privés. Une intervention technique qui l’exigerait, pour réparer une panne par exemple, ne se ferait qu’avec votre accord, sauf obligation légale.</p>\n"
    },
    {
      "id": "publishing",
      "title": "Publication",
      "html": "<p><strong>Vous choisissez vos lecteurs, et vous en répondez.</strong> Une séance publiée est accessible à vous seul, à vos abonnés ou à tous, selon votre choix. En publiant, vous garantissez que vous en avez le droit. Vous pouvez retirer une publication à tout moment ; nous ne pouvons pas reprendre les copies que des lecteurs en auraient faites.</p>\n"
    },
    {
      "id": "what-is-not-allowed",
      "title": "Ce qui n’est pas permis",
      "html": "<p><strong>L’atelier est libre, mais pas hors la loi.</strong> Il est interdit de publier des contenus illicites, notamment ceux qui incitent à la haine ou à la violence, portent atteinte à des mineurs, diffament, harcèlent, violent la vie privée ou les droits d’autrui. Il est interdit de tenter d’accéder aux comptes ou aux textes d’autres personnes, de perturber le service ou de le solliciter par des moyens automatisés sans notre accord.</p>\n<p>La fiction a toute sa place ici : représenter n’est pas approuver.</p>\n"
    },
    {
      "id": "suspension",
      "title": "Suspension",
      "html": "<p><strong>Nous suspendons rarement un compte, et nous disons pourquoi.</strong> En cas de manquement grave ou répété, nous pouvons retirer une publication ou désactiver un compte, en vous en donnant les motifs, sauf si la loi l’interdit. Vous pouvez contester cette décision en écrivant à [adresse <span>e-mail</span> de contact]. Le titulaire d’un compte désactivé peut obtenir, sur demande, une copie de ses textes.</p>\n"
    },
    {
      "id": "closing-your-account",
      "title": "Fin du compte",
      "html": "<p><strong>Vous partez quand vous voulez.</strong> Le compte se supprime depuis les réglages, avec effet immédiat. Toutes les données qu’il contient sont effacées, comme l’explique la page <a href=\"/privacy\">Confidentialité</a>. Si nous devions fermer le service, nous vous en avertirions au moins [délai, par exemple trois mois] à l’avance, le temps de télécharger vos textes.</p>\n"
    },
    {
      "id": "availability-and-backups",
      "title": "Disponibilité et sauvegarde",
      "html": "<p><strong>Nous faisons de notre mieux, et vous gardez une copie.</strong> Le service est fourni en l’état, sans garantie d’être ininterrompu ou exempt d’erreurs. Nous prenons des précautions sérieuses pour qu’aucun mot ne se perde. Nous vous recommandons néanmoins de télécharger régulièrement ce qui vous est précieux.</p>\n"
    },
    {
      "id": "liability",
      "title": "Responsabilité",
      "html": "<p><strong>Chacun répond de ce qui dépend de lui.</strong> Dans les limites permises par la loi, nous ne répondons pas des dommages indirects, ni de ceux qui tiennent à votre matériel, à votre connexion ou à un cas de force majeure. Rien dans ces conditions ne limite les droits que la loi reconnaît aux consommateurs, ni notre responsabilité en cas de faute lourde ou de dommage corporel.</p>\n"
    },
    {
      "id": "changes",
      "title": "Modifications",
      "html": "<p><strong>Nous prévenons avant de changer les règles.</strong> Toute modification importante est annoncée par <span>e-mail</span> aux titulaires de compte au moins trente jours avant son entrée en vigueur. Si elle ne vous convient pas, vous pouvez supprimer votre compte avant cette date.</p>\n"
    },
    {
      "id": "governing-law-and-disputes",
      "title": "Droit applicable et litiges",
      "html": "<p><strong><span>Parlons-nous</span> d’abord.</strong> Les présentes conditions sont régies par le droit français, sans priver un consommateur de la protection de la loi de son pays. En cas de désaccord, <span>écrivez-nous</span> à [adresse <span>e-mail</span> de contact]. À défaut d’accord, vous pouvez recourir gratuitement au médiateur de la consommation : [nom et coordonnées du médiateur]. Les tribunaux compétents sont ceux que désigne la loi.</p>\n"
    }
  ]
};
