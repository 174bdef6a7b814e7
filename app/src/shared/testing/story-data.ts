import { buildDocument, buildProject, numbered } from '@ecritoire/api-mocks';
import {
  examples,
  type Document,
  type DocumentSummary,
  type ListedSession,
  type Project,
  type PublishedSession,
  type TextSection,
  type User,
  type WritingSession,
} from '@ecritoire/contracts';

/* oxlint-disable typescript/no-unsafe-type-assertion -- the contract's own tests hold its examples to these types */
export const writer = examples.getCurrentUser.user.body as User;

export const novel = examples.getProject.project.body as Project;

export const chapter = examples.getDocument.document.body as Document;

/** A session whose review is still to be done. */
export const endedSession = examples.endWritingSession.ended.body as WritingSession;

export const publishedSession = examples.publishWritingSession.published.body as WritingSession;

/** The same as its readers see it. */
export const publication = examples.getPublishedSession.published.body as PublishedSession;
/* oxlint-enable typescript/no-unsafe-type-assertion */

export const projects: Project[] = [
  novel,
  buildProject(1, {
    name: 'Carnet',
    description: null,
    type: 'journal',
    sessionCount: 41,
    documentCount: 38,
  }),
  buildProject(2, {
    name: 'De quelques correspondances inattendues entre les jardiniers et les horlogers',
    description:
      'Essai. Ce que l’on apprend du temps à regarder pousser, et ce que l’on apprend des plantes à démonter une pendule.',
    sessionCount: 0,
    documentCount: 0,
    words: 0,
  }),
];

const { paragraphs: _paragraphs, ...summary } = chapter;

export const documents: DocumentSummary[] = [
  summary,
  buildDocument(1, novel, { title: 'Chapitre deux', words: 12_408 }),
  buildDocument(2, novel, {
    title: 'Notes pour la troisième partie, à reprendre avant le départ de Marseille',
    words: 0,
  }),
];

const aDay = {
  ...summary,
  projectId: numbered(novel.id, 1),
  projectName: 'Carnet',
  title: '2026-09-14',
  journalEntry: { localDate: '2026-09-14', timeZone: 'Europe/Paris' },
};

/** Newest day first, as a journal gives them. */
export const entries: DocumentSummary[] = [
  { ...aDay, id: numbered(summary.id, 3), words: 318 },
  {
    ...aDay,
    id: numbered(summary.id, 4),
    title: '2026-09-01',
    journalEntry: { localDate: '2026-09-01', timeZone: 'Pacific/Noumea' },
    words: 1204,
  },
];

const ofNovel = { projectName: novel.name };

/** The same in a list. */
export const listedSession: ListedSession = { ...publishedSession, ...ofNovel };

export const sessions: ListedSession[] = [
  {
    ...endedSession,
    ...ofNovel,
    id: numbered(endedSession.id, 3),
    stats: { ...endedSession.stats, words: 318, wordsPerMinute: 10.6 },
  },
  listedSession,
  {
    ...listedSession,
    id: numbered(publishedSession.id, 1),
    status: 'draft',
    title: 'Une longue traversée, le 12 septembre',
    comment: null,
    sentiment: 'neutral',
    stats: {
      ...publishedSession.stats,
      words: 1204,
      paragraphs: 18,
      durationSeconds: 6720,
      wordsPerMinute: 10.75,
    },
  },
  {
    ...listedSession,
    id: numbered(publishedSession.id, 2),
    status: 'discarded',
    title: null,
    comment: null,
    sentiment: 'negative',
    stats: {
      ...publishedSession.stats,
      words: 0,
      paragraphs: 0,
      durationSeconds: 45,
      wordsPerMinute: null,
    },
  },
];

const inPlain = (text: string) => [{ text, marks: [] }];

/** Pages of a story, with everything that a text can hold. */
export const pages: TextSection[] = [
  {
    documentId: chapter.id,
    documentTitle: 'Chapitre premier',
    language: 'fr',
    paragraphs: [
      { id: '1', type: 'heading', content: inPlain('Le retour') },
      {
        id: '2',
        type: 'paragraph',
        content: [
          {
            text: 'Il pleuvait depuis la veille. Marguerite posa la clé sur la table, ',
            marks: [],
          },
          { text: 'sans la regarder', marks: ['emphasis'] },
          {
            text: ', comme on dépose une chose qui brûle encore. La maison sentait la cire et le sel ; par la fenêtre entrouverte, l’estuaire montait jusqu’au muret du jardin.',
            marks: [],
          },
        ],
      },
      { id: '3', type: 'paragraph', content: inPlain('— Tu es rentrée, dit une voix.') },
      {
        id: '4',
        type: 'paragraph',
        content: [
          { text: 'Elle ne répondit pas. ', marks: [] },
          { text: 'Pas encore.', marks: ['strong'] },
        ],
      },
      { id: '5', type: 'sceneBreak', content: [] },
      {
        id: '6',
        type: 'quote',
        content: inPlain('Les marées ne demandent rien.\nElles reviennent.'),
      },
      {
        id: '7',
        type: 'paragraph',
        content: inPlain(
          'Le lendemain, le facteur trouva la porte ouverte et, sur le seuil, une paire de bottes pleines d’eau de mer. Il attendit un instant, son sac contre la hanche, puis il glissa la lettre sous la pierre plate où l’on cachait autrefois les clés.',
        ),
      },
    ],
  },
];

/** A second document of the same session, in another language. */
export const notes: TextSection = {
  documentId: numbered(chapter.id, 5),
  documentTitle: 'Notes from the estuary',
  language: 'en',
  paragraphs: [
    {
      id: '8',
      type: 'paragraph',
      content: inPlain('The tide turns at ten past six. Remember the sound of the gravel.'),
    },
  ],
};

/** As long as a title may be. */
export const longestTitle =
  'De quelques correspondances inattendues entre les jardiniers et les horlogers de la vallée, suivies d’un essai sur la patience, d’un carnet de voyage et de douze lettres jamais envoyées à leur sœur';
