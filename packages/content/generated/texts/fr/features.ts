// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "fr",
  "title": "Fonctionnalités",
  "lead": "Ce que l’atelier sait faire aujourd’hui, sans promesse ni astérisque.",
  "updatedOn": null,
  "cards": 6,
  "intro": "",
  "parts": [
    {
      "id": "sessions",
      "title": "Des séances",
      "html": "<p>Commencez, mettez en pause, reprenez, terminez. La barre de séance montre le temps et les mots, au bas de chaque page, et vous suit d’un onglet à l’autre. Le bilan propose un titre, recueille un commentaire et l’humeur du jour.</p>\n"
    },
    {
      "id": "documents",
      "title": "Des documents",
      "html": "<p>Des paragraphes, des titres, des citations, des changements de scène ; le gras, l’italique, le souligné, le barré. Ce que vous collez depuis Word ou Google Docs arrive propre. Un fichier texte s’y dépose directement. Un mot se cherche et se remplace dans tout le texte, d’un coup s’il le faut. Sur le papier, il n’y a que votre texte, en noir sur blanc. Rien d’autre : la page reste une page.</p>\n"
    },
    {
      "id": "projects",
      "title": "Des projets",
      "html": "<p>Un roman, un recueil, une thèse : un projet réunit ses documents dans l’ordre que vous leur donnez. On les déplace, on les renomme, on les retrouve par leur titre ou par leurs mots, avec ou sans accents.</p>\n"
    },
    {
      "id": "journals",
      "title": "Des journaux",
      "html": "<p>Une entrée par jour, à votre date, où que vous soyez. Un geste ouvre la page du jour, et les jours précédents se lisent dessous. Chacun s’ouvre à la même place, pour être relu ou repris : on y remonte jour après jour, ou par sa date.</p>\n"
    },
    {
      "id": "weekly-targets",
      "title": "Des objectifs à la semaine",
      "html": "<p>10 000 mots et 3 séances au départ, à régler comme bon vous semble. Une semaine terminée garde les objectifs qu’elle avait. La semaine commence le lundi, le dimanche ou le samedi, à votre choix.</p>\n"
    },
    {
      "id": "readers-if-you-want-them",
      "title": "Des lecteurs, si vous voulez",
      "html": "<p>Une séance publiée se lit sur une page à elle. Vous choisissez pour qui : vous seul, les personnes qui ont accepté votre invitation, ou tout le monde. Et vous pouvez changer d’avis.</p>\n"
    },
    {
      "id": "your-words-are-safe",
      "title": "Vos mots sont à l’abri",
      "html": "<p>Chaque modification est gardée sur votre appareil en moins d’une demi-seconde, puis envoyée au serveur, au plus tard cinq secondes après. L’indicateur dit toujours la vérité : enregistré, en cours, gardé sur cet appareil, ou modifié ailleurs.</p>\n<p>Sans réseau, on continue d’écrire. Les mots partent d’eux-mêmes au retour de la connexion, y compris ceux d’un document que vous avez refermé entre-temps. Ce que deux fenêtres ont changé à des endroits différents se réunit tout seul ; quand elles ont changé les mêmes mots, les deux versions vous sont présentées côte à côte. Et si un document a été supprimé ailleurs avant d’avoir tout reçu, les mots restés sur l’appareil vous attendent sur l’accueil, prêts à être copiés.</p>\n",
      "picture": {
        "name": "desk",
        "alt": "Un document en séance, dans un roman : quelques paragraphes, l’indicateur « Enregistré » et, au bas de la page, la barre de séance avec le temps et les mots."
      }
    },
    {
      "id": "an-honest-count",
      "title": "Des mots bien comptés",
      "html": "<p>Une même règle compte les mots, en français comme en anglais. Une séance mesure ce qu’elle a ajouté, garde à part ce qu’elle a retiré, met les pauses et les silences de côté. Déplacer un passage, ou recoller ce que la séance vient de couper, ne compte pas comme de l’écriture.</p>\n<p>Le calendrier garde chaque jour : mots, séances, humeurs, entrées de journal. Un fuseau horaire traversé ou un passage à l’heure d’été n’y déplacent rien.</p>\n",
      "picture": {
        "name": "calendar",
        "alt": "Le calendrier d’un mois : les mots et l’humeur de chaque jour et, à côté, la séance du jour choisi."
      }
    },
    {
      "id": "two-languages-two-typographies",
      "title": "Deux langues, deux typographies",
      "html": "<p>L’interface existe en français et en anglais, et l’on passe de l’une à l’autre sans quitter sa page ni perdre la phrase en cours. Chaque document a sa propre langue : celle du correcteur de votre navigateur, de la voix qui lit l’écran et, une fois le texte publié, de la coupure des mots en fin de ligne.</p>\n<p>Si vous le demandez, l’atelier pose au fil de la frappe les signes de cette langue : apostrophes, guillemets, tirets, points de suspension et, en français, les espaces insécables là où vous avez tapé une espace. Un retour arrière, juste après, rend ce que vous aviez tapé.</p>\n"
    },
    {
      "id": "by-keyboard-by-touch-by-ear",
      "title": "Au clavier, au doigt, à l’oreille",
      "html": "<p>Tout se fait sans souris. Les raccourcis sont listés, la palette de commandes mène partout. Sur un téléphone, la page tient dans la largeur et le texte reste au-dessus du clavier. Les lecteurs d’écran annoncent ce qui change ; les couleurs claires ou sombres suivent votre système ou votre choix.</p>\n"
    },
    {
      "id": "everything-can-leave-with-you",
      "title": "Tout peut repartir avec vous",
      "html": "<p>Un document, ou tout un projet dans l’ordre de ses documents, se télécharge au format Word, titres, italique et changements de scène compris. Tout ce que contient votre compte se télécharge en un fichier. Le compte se supprime depuis les réglages, aussitôt et pour de bon. On se déconnecte d’un appareil, ou de tous à la fois.</p>\n"
    }
  ]
};
