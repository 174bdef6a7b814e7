// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "fr",
  "title": "Foire aux questions",
  "lead": "Ce que nous demanderions à votre place.",
  "updatedOn": null,
  "cards": 0,
  "intro": "",
  "parts": [
    {
      "id": "who-is-ecritoire-for",
      "title": "À qui s’adresse Écritoire ?",
      "html": "<p>À toute personne qui écrit, avec ou sans l’intention de publier : romans, nouvelles, poèmes, scénarios, pièces de théâtre, essais, mémoires, journaux, lettres, articles. L’atelier ne suppose pas que vous viviez de vos romans, ni que vous le vouliez.</p>\n"
    },
    {
      "id": "what-is-a-writing-session",
      "title": "Qu’est‑ce qu’une séance d’écriture ?",
      "html": "<p>Un moment que vous ouvrez, et pendant lequel vous écrivez. Tant qu’aucune séance n’est ouverte, vos documents se lisent mais ne se modifient pas : on ne retouche pas un chapitre par mégarde en le relisant. Commencer demande un geste, et le curseur revient là où vous l’aviez laissé.</p>\n<p>Vous pouvez mettre la séance en pause, la reprendre, puis la terminer. À la fin, vous la gardez en brouillon, vous la publiez ou vous l’abandonnez. Le texte de vos documents reste là dans tous les cas.</p>\n"
    },
    {
      "id": "how-are-words-counted",
      "title": "Comment les mots sont‑ils comptés ?",
      "html": "<p>Paragraphe par paragraphe, selon la même règle dans les deux langues. « L’homme » compte pour un mot, « arc-en-ciel » aussi, « 10 000 » également ; un tiret de dialogue ne compte pas.</p>\n<p>Une séance compte les mots que vous y avez ajoutés. Effacer puis retaper la même phrase ne gonfle rien, couper puis recoller pendant la même séance non plus, et ce que vous retirez n’est jamais déduit : une journée de coupes n’a pas de total négatif.</p>\n"
    },
    {
      "id": "what-happens-when-the-connection-drops",
      "title": "Que se passe‑t‑il si le réseau coupe ?",
      "html": "<p>Vous continuez d’écrire. Chaque modification est d’abord gardée sur votre appareil, puis envoyée au serveur dès que possible. La mention « Enregistré » n’apparaît qu’une fois que le serveur a confirmé. Si l’onglet se ferme ou si le navigateur plante, les mots en attente partent à la prochaine ouverture.</p>\n<p>Le navigateur reste toutefois un lieu de passage, pas une archive : après un long moment hors ligne, <span>reconnectez-vous</span> avant de vider ses données.</p>\n"
    },
    {
      "id": "what-if-i-write-on-two-devices-at-once",
      "title": "Et si j’écris sur deux appareils à la fois ?",
      "html": "<p>Les deux se mettent à jour. Si le même paragraphe a été modifié des deux côtés, Écritoire vous montre les deux versions et vous laisse choisir : la vôtre, l’autre, ou les deux. Aucune n’est jetée en silence.</p>\n"
    },
    {
      "id": "what-does-a-journal-look-like",
      "title": "À quoi ressemble un journal ?",
      "html": "<p>C’est un projet d’un genre particulier : une entrée par jour, à la date où vous étiez. Un geste ouvre la page du jour ; les jours précédents se lisent dessous, et chacun s’y rouvre.</p>\n"
    },
    {
      "id": "who-can-read-what-i-write",
      "title": "Qui peut lire ce que j’écris ?",
      "html": "<p>Vous, et personne d’autre, tant que vous ne publiez rien. Quand vous publiez une séance, vous choisissez : vous uniquement, les personnes que vous avez invitées, ou tout le monde. Ce choix se change à tout moment, et une publication peut être retirée.</p>\n"
    },
    {
      "id": "is-my-writing-used-to-train-ai",
      "title": "Mes textes servent‑ils à entraîner une intelligence artificielle ?",
      "html": "<p>Non. Écritoire n’envoie vos textes à aucun service de ce genre et ne contient aucun assistant de rédaction. Ce que vous écrivez vous appartient, comme le précisent nos <a href=\"/cgu\">conditions d’utilisation</a>.</p>\n"
    },
    {
      "id": "why-do-i-need-a-google-account",
      "title": "Pourquoi faut‑il un compte Google ?",
      "html": "<p>Pour ne pas avoir à inventer, retenir ni protéger un mot de passe de plus. Google nous indique un identifiant, votre adresse <span>e-mail</span>, votre nom, votre photo et votre langue ; nous ne lui transmettons rien de ce que vous écrivez. D’autres façons de se connecter sont <a href=\"/roadmap\">à l’étude</a>.</p>\n"
    },
    {
      "id": "what-does-it-cost",
      "title": "Combien cela coûte‑t‑il ?",
      "html": "<p>Rien pendant l’accès anticipé. La suite est expliquée sur la page des <a href=\"/pricing\">tarifs</a>.</p>\n"
    },
    {
      "id": "can-i-take-all-my-texts-with-me",
      "title": "Puis‑je récupérer tous mes textes ?",
      "html": "<p>Oui, à tout moment. Un document se télécharge au format Word, de même que tout un projet, dans l’ordre de ses documents ; LibreOffice, Pages, Google Docs et Scrivener lisent aussi ce format. Et, depuis les réglages, un seul fichier JSON rassemble vos projets, vos documents, vos séances et tout ce que le compte contient.</p>\n"
    },
    {
      "id": "how-do-i-delete-my-account",
      "title": "Comment supprimer mon compte ?",
      "html": "<p>Depuis les réglages, en confirmant votre adresse <span>e-mail</span>. La suppression est immédiate et définitive : textes, séances, publications et abonnements disparaissent. Pensez à télécharger vos textes auparavant.</p>\n"
    },
    {
      "id": "does-ecritoire-work-on-a-phone",
      "title": "Écritoire fonctionne‑t‑il sur un téléphone ?",
      "html": "<p>Oui, dans le navigateur, sans rien installer. L’interface tient dans 320 pixels de large, et tout s’y fait au clavier sur un ordinateur.</p>\n"
    },
    {
      "id": "is-there-an-app-to-install",
      "title": "Existe‑t‑il une application à installer ?",
      "html": "<p>Pas aujourd’hui. Une page web s’ouvre partout et se met à jour sans vous déranger ; nous préférons la rendre excellente avant d’en faire autre chose.</p>\n"
    }
  ]
};
