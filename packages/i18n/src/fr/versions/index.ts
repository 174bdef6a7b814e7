import type { NamespaceVersionsTranslation } from '../../i18n-types.ts';

const versions = {
  title: 'Versions',
  titleOf: 'Versions de « {title|written} »',
  lead: 'Le texte tel qu’il était, étape après étape. Parcourez-les avec les flèches du clavier.',
  back: 'Revenir au texte',
  list: 'Versions, de la plus récente à la plus ancienne',
  emptyTitle: 'Aucune version pour l’instant',
  emptyText:
    'Une version est gardée au début et à la fin de chaque séance, toutes les dix minutes d’écriture et avant chaque suppression importante.',
  listFailed: 'Les versions n’ont pas pu être chargées.',
  textFailed: 'Cette version n’a pas pu être chargée.',
  textGone: 'Cette version n’existe plus : elle a été supprimée.',
  shown: '{count|number} {{version affichée|versions affichées}}',
  figures: '+{added|number} −{removed|number}',
  spoken:
    '{when}, {what|written}, {added|number} {{added:mot ajouté|mots ajoutés}}, {removed|number} {{removed:retiré|retirés}}',
  quoted: '« {name|written} »',
  session: 'Voir la séance',
  blank: 'Une page blanche.',
  earlier: '{when} : {words|number} {{words:mot|mots}}',
  copy: 'Copier le texte',
  copied: 'Texte copié',
  copyRefused: 'Copie refusée par le navigateur',
  reasons: {
    sessionStart: 'Début de séance',
    writing: 'En cours d’écriture',
    sessionEnd: 'Fin de séance',
    restore: 'Avant une restauration',
    import: 'Avant un import',
    replacement: 'Avant un remplacement',
    removal: 'Avant une suppression importante',
    conflict: 'Côté écarté d’un conflit',
    request: 'Gardée à votre demande',
  },
} satisfies NamespaceVersionsTranslation;

export default versions;
