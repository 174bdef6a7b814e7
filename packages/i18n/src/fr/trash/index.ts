import type { NamespaceTrashTranslation } from '../../i18n-types.ts';

const trash = {
  title: 'Corbeille',
  lead: 'Ce que vous supprimez reste ici 30 jours et compte dans la taille de votre compte.',
  list: 'Dans la corbeille, du plus récent au plus ancien',
  emptyTitle: 'La corbeille est vide',
  emptyText:
    'Les projets, les documents et les entrées de journal que vous supprimez restent ici 30 jours. Un paragraphe supprimé est dans les versions de son document.',
  failed: 'La corbeille n’a pas pu être chargée',
  shown: '{count|number} {{élément affiché|éléments affichés}}',
  entryOf: 'Entrée du {day}',
  project: 'Projet',
  document: 'Document',
  journalEntry: 'Entrée de journal',
  from: 'de {project|written}',
  fromTrashed: 'de {project|written}, dans la corbeille aussi',
  fromGone: 'son projet n’existe plus',
  deleted: 'supprimé {when}',
  entryDeleted: 'supprimée {when}',
  until: 'ici jusqu’au {day}',
  restore: 'Restaurer',
  restoreItem: 'Restaurer « {title|written} »',
  deleteItem: 'Effacer « {title|written} » pour de bon',
  deleteTitle: 'Effacer « {title|written} » pour de bon ?',
  deleteConfirm: 'Effacer pour de bon',
  deleteWords: 'Son texte disparaît : {words|number} {{words:mot|mots}}.',
  deleteProject:
    '{documents|number} {{documents:document disparaît|documents disparaissent}} avec lui, {words|number} {{words:mot|mots}} en tout.',
  deleteText:
    'Toutes les versions disparaissent aussi ; rien ne les ramènera. Les séances gardent leurs chiffres ; ce que vous avez publié est une copie, qui reste telle quelle.',
  empty: 'Vider la corbeille',
  emptyAsk: 'Vider la corbeille ?',
  emptyConfirm: 'Tout effacer',
  counting: 'Lecture de toute la corbeille…',
  projects: '{count|number} {{projet|projets}}',
  documents: '{count|number} {{document|documents}}',
  entries: '{count|number} {{entrée de journal|entrées de journal}}',
  emptyGoes: 'Ce qui disparaît : {what}, {words|number} {{words:mot|mots}} en tout.',
  where: 'Où remettre « {title|written} » ?',
  whereGone: 'Son projet n’existe plus. Il prendra la dernière place de celui que vous choisissez.',
  whereTrashed:
    'Son projet, {project|written}, est lui aussi dans la corbeille : restaurez‑le d’abord pour retrouver sa place, ou choisissez‑en un autre.',
  whereDay:
    'Son jour a entre-temps une autre entrée. Celle‑ci devient un document, à la fin du projet que vous choisissez.',
  whereEntry:
    'Dans un journal, elle reste l’entrée de son jour. Ailleurs, elle devient un document.',
} satisfies NamespaceTrashTranslation;

export default trash;
