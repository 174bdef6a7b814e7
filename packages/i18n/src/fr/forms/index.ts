import type { NamespaceFormsTranslation } from '../../i18n-types.ts';

const forms = {
  email: 'Adresse e-mail',
  emailHint: 'Elle ne sert qu’à vous répondre.',
  givenEmail: 'l’adresse que vous avez indiquée',
  message: 'Votre message',
  lengthHint: 'De 6 à {most|number} caractères.',
  lengthSoFar: '{length|number} caractères sur {most|number}',
  website: 'Laissez ce champ vide',
  withoutServer: 'Cette copie du site n’a pas de serveur : ce formulaire ne peut rien envoyer.',
  send: 'Envoyer',
  checkEntries:
    'Vérifiez les informations saisies. Certaines données sont manquantes ou incorrectes.',
  again: 'Envoyer un autre message',
  waitlist: {
    title: 'Pas tout de suite ?',
    lead: 'Laissez votre adresse : nous vous écrirons une fois, à la fin de l’accès anticipé. Aucune lettre d’information.',
    emailHint: 'Elle ne sert qu’à vous prévenir.',
    more: 'Dites-nous-en plus',
    formats: 'Qu’écrivez‑vous ?',
    expectations: 'Qu’en attendez‑vous ?',
    currentPractice: 'Comment écrivez‑vous aujourd’hui ?',
    currentPracticeHint: 'Carnets, traitement de texte, coins de nappe : tout nous intéresse.',
    join: 'Me prévenir',
    doneTitle: 'C’est noté',
    doneText: 'Le moment venu, nous écrirons à {email|written}.',
  },
  question: {
    title: 'Votre question n’y est pas ?',
    lead: 'Posez-la. Quelqu’un la lit et vous répond par e-mail.',
    doneTitle: 'Votre question est arrivée',
    doneText: 'La réponse partira vers {email|written}.',
  },
  suggestion: {
    title: 'Il manque quelque chose ?',
    lead: 'Dites-nous ce qui vous aiderait à écrire. Nous lisons tout, et ne promettons rien à la légère.',
    doneTitle: 'Votre suggestion est arrivée',
    doneText: 'Merci. Si elle appelle une question, nous écrirons à {email|written}.',
  },
  formats: {
    novel: 'Romans',
    shortStory: 'Nouvelles',
    poetry: 'Poésie',
    screenplay: 'Scénarios',
    play: 'Théâtre',
    nonFiction: 'Non-fiction',
    blogPost: 'Billets de blog',
    essay: 'Essais',
    memoir: 'Mémoires',
    journal: 'Journaux',
    letter: 'Lettres',
    article: 'Articles',
    other: 'Autre chose',
  },
} satisfies NamespaceFormsTranslation;

export default forms;
