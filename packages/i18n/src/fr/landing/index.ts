import type { NamespaceLandingTranslation } from '../../i18n-types.ts';

const landing = {
  seeFeatures: 'Voir ce qu’il sait faire',
  note: 'Gratuit pendant l’accès anticipé. Un compte Google suffit.',
  preview: {
    caption: 'Un document en séance, dessiné d’après l’atelier.',
    title: 'La maison de l’estuaire',
    first:
      'La mer s’était retirée plus loin que de mémoire d’homme. À la place du chenal courait une route de sable gris et, sur le sable, toute seule, une chaise.',
    second:
      'Nora la regarda de la fenêtre de la cuisine, le temps que la bouilloire se décide. Elle n’y était pas la veille, quand on avait fermé les volets. Elle faisait face à la maison.',
    saved: 'Enregistré',
    session: 'En séance',
    words: '318 mots',
  },
  stepsTitle: 'Un soir à l’écritoire',
  stepsLead: 'Une demi-heure suffit, pourvu qu’elle ait un début et une fin.',
  steps: {
    openTitle: 'Ouvrez une séance',
    openText:
      'Un geste, et le curseur revient où vous l’aviez laissé. D’ici là, le texte ne fait que se lire : aucun chapitre n’est retouché par mégarde.',
    writeTitle: 'Écrivez',
    writeText:
      'Le temps et les mots se comptent tout seuls, au bas de la page. On sonne ? Mettez en pause, puis reprenez le fil.',
    endTitle: 'Terminez',
    endText:
      'Voyez ce que la séance a donné, notez comment c’était, puis gardez-la, publiez-la ou abandonnez-la. Le texte, lui, reste.',
  },
  safeTitle: 'Rien ne se perd',
  safeLead:
    'Il suffit d’une phrase perdue pour ne plus croire un outil. Nous avons commencé par là.',
  safe: {
    device:
      'Chaque modification est gardée sur votre appareil en moins d’une demi-seconde, avant de partir vers le serveur.',
    honest: '« Enregistré » ne s’affiche qu’une fois que le serveur l’a confirmé.',
    offline:
      'Sans réseau, on continue d’écrire ; les mots partent d’eux-mêmes au retour de la connexion.',
    both: 'Les mêmes mots modifiés à deux endroits ? Vous voyez les deux versions, et vous choisissez.',
  },
  weekTitle: 'Des repères, jamais des notes',
  weekLead:
    'Un objectif pour la semaine plutôt que pour le jour, à votre mesure. Couper n’est jamais compté contre vous, et une semaine manquée n’enlève pas un mot.',
  week: {
    caption: 'Un exemple de semaine.',
    words: 'Mots',
    sessions: 'Séances',
    target: 'sur {target|number}',
  },
  formatsTitle: 'Quoi que vous écriviez',
  formatsLead:
    'Un projet garde ensemble les documents d’une œuvre ; un journal garde une entrée par jour.',
  articlesTitle: 'Le métier d’écrire',
  articlesLead: 'Des articles pour les jours où cela vient, et pour les autres.',
  allArticles: 'Tous les articles',
  promiseTitle: 'Ce que vous ne trouverez pas ici',
  promise: {
    ads: 'De la publicité, de la mesure d’audience, des outils qui vous suivent à la trace.',
    ai: 'Un assistant qui écrit à votre place, ou des textes livrés pour en entraîner un.',
    hold: 'Une porte fermée : tout se télécharge et le compte se supprime, sans rien demander.',
  },
  readPhilosophy: 'Nos principes',
} satisfies NamespaceLandingTranslation;

export default landing;
