import type { LiveWritingSession, WritingSession } from '@ecritoire/contracts';
import type { UnsentWords } from '@ecritoire/machines/auto-save';
import type { Language } from '@ecritoire/prose';
import { createListeners } from './store.ts';

/** What has yet to be counted of a document that was open on this page. */
export type UnsentSource = {
  /** The idempotency key of the batch in flight. */
  key: () => string | null;
  words: () => UnsentWords;
  /** Nobody has it open any more. */
  isLeft: () => boolean;
};

type Reading = {
  /** The query by which the server says which saves its figures include. */
  query: { saves?: string };
  /**
   * Takes the figures, unless it is not known which saves they include.
   * @param response null where there is none, or it is out of date.
   * @returns whether the words shown go by this response or a newer one.
   */
  settle: (response: LiveWritingSession | null) => boolean;
};

type UnansweredSave = {
  /** Its response will have a newer figure than any before, and which saves that includes is known. */
  isNewest: boolean;
};

/** The contract's most. */
const mostKeys = 20;

/**
 * The words of the live session as the page shows them: the server's figure, and of each document
 * what that figure does not include. Which of the page's saves a figure includes is always known: a
 * save's response includes that save, and a session that is read says so by their keys. So whichever
 * response comes first, no word counts twice or is left out.
 */
export function createSessionWords() {
  let figure: WritingSession | null = null;
  /** Counts the figures taken: a response that was asked for before another was taken is out of date. */
  let turn = 0;
  let isDoubtful = false;
  /** Saves whose responses have not arrived: the server may have taken them. */
  const unanswered = new Map<string, UnansweredSave>();
  const included = new Set<string>();
  /** Saves that the server has taken since the figure: what each adds, and in which session. */
  const uncounted = new Map<string, { words: number; sessionId: string }>();
  const documents = new Map<string, UnsentSource>();
  const languages = new Map<string, Language>();
  /** Documents whose words are in every figure that is read from now on. */
  const left = new Set<string>();
  const underWay = new Set<{ asked: ReadonlySet<string>; hasMissed: boolean }>();
  const { notify, subscribe } = createListeners();

  /** @param later saves that the server takes after this figure. */
  const take = (session: WritingSession | null, later: ReadonlySet<string> = new Set()) => {
    figure = session;
    turn += 1;
    for (const [key, { sessionId }] of uncounted) {
      if (!later.has(key) || sessionId !== session?.id) uncounted.delete(key);
    }
  };
  const isOlder = (session: WritingSession | null) =>
    session !== null &&
    figure !== null &&
    session.id !== figure.id &&
    Date.parse(session.startedAt) < Date.parse(figure.startedAt);
  const isUnsent = ({ words }: UnsentSource) => Object.values(words()).some((each) => each !== 0);
  const forgetCounted = () => {
    const inFlight = new Set([...documents.values()].map(({ key }) => key()));
    for (const key of included) if (!inFlight.has(key)) included.delete(key);
    for (const [id, source] of documents) {
      if (source.isLeft() && !isUnsent(source)) documents.delete(id);
    }
  };

  const figureWithSaves = () =>
    [...uncounted.values()].reduce((sum, { words }) => sum + words, figure?.stats.words ?? 0);

  /** @param isAsked false for a call that cannot ask which saves its figures include. */
  const read = (isAsked: boolean): Reading => {
    const asked = new Set(isAsked ? [...unanswered.keys()].slice(-mostKeys) : []);
    const reading = { asked, hasMissed: [...unanswered.keys()].some((key) => !asked.has(key)) };
    const before = turn;
    const leftBefore = [...left];
    underWay.add(reading);
    return {
      query: asked.size > 0 ? { saves: [...asked].join(',') } : {},
      settle: (response) => {
        underWay.delete(reading);
        if (response === null || turn !== before || isOlder(response.session)) return true;
        const { session, includedSaves } = response;
        const isAnother = session?.id !== figure?.id;
        if (reading.hasMissed && !isAnother) {
          if (!isAsked) isDoubtful = true;
        } else {
          take(session, new Set([...asked].filter((key) => !includedSaves.includes(key))));
          for (const key of includedSaves) included.add(key);
          for (const id of leftBefore) if (left.delete(id)) documents.delete(id);
          isDoubtful = reading.hasMissed || uncounted.size > 0;
        }
        notify();
        return !(reading.hasMissed || isDoubtful);
      },
    };
  };

  return {
    get: (): number =>
      [...documents.values()].reduce((sum, source) => {
        const { sent, pending } = source.words();
        const key = source.key();
        const isIncluded = key !== null && included.has(key);
        // What is taken away again takes nothing from a session.
        return sum + Math.max(0, (isIncluded ? 0 : sent) + pending);
      }, figureWithSaves()),
    subscribe,
    /** Says that a text has changed. */
    notify,
    read,
    /** Whether the session should be read again, by keys. */
    isDoubtful: (): boolean => isDoubtful,
    /** @param wasSentBefore by an earlier page: the figure known here may include it. */
    sending: (key: string, wasSentBefore = false): void => {
      if (!unanswered.has(key)) {
        // The server may take two saves that are on their way in any order.
        for (const save of unanswered.values()) save.isNewest = false;
        unanswered.set(key, { isNewest: unanswered.size === 0 && !wasSentBefore });
      }
      for (const reading of underWay) if (!reading.asked.has(key)) reading.hasMissed = true;
      if (!wasSentBefore) return;
      isDoubtful = true;
      notify();
    },
    /** The server has taken nothing of it, and will not. */
    notTaken: (key: string): void => void unanswered.delete(key),
    /** @param session as it was right after the save, also where the response is repeated later. */
    saved: (key: string, session: WritingSession): void => {
      const save = unanswered.get(key);
      unanswered.delete(key);
      if (save && !included.has(key) && !isOlder(session)) {
        if (save.isNewest) {
          take(session);
          isDoubtful = false;
        } else {
          const source = [...documents.values()].find((each) => each.key() === key);
          const { sent } = source?.words() ?? { sent: 0 };
          uncounted.set(key, { words: sent, sessionId: session.id });
          isDoubtful = true;
        }
      }
      forgetCounted();
      // Until its document has taken the response it is still in flight there.
      included.add(key);
      notify();
    },
    follow: (documentId: string, source: UnsentSource): void => {
      documents.set(documentId, source);
      left.delete(documentId);
      notify();
    },
    /** The document of which the most words are yet to be taken by the server. */
    mostUnsent: (): { documentId: string; words: number } | null => {
      const unsent = [...documents].flatMap(([documentId, source]) => {
        const { sent, pending } = source.words();
        return sent + pending > 0 ? { documentId, words: sent + pending } : [];
      });
      return unsent.toSorted((one, other) => other.words - one.words)[0] ?? null;
    },
    /** The language of a document, also once it is only sent from here. */
    languageOf: (documentId: string, known: Language | undefined): Language => {
      if (known) languages.set(documentId, known);
      return languages.get(documentId) ?? 'fr';
    },
    /** The documents that were left with words that the server may not have counted. */
    documentsLeft: (): string[] =>
      [...documents].flatMap(([id, source]) => (source.isLeft() && isUnsent(source) ? id : [])),
    /** The server has counted the words of these, or never will: once its figure is read again. */
    forgetLeft: (documentIds: readonly string[]): void => {
      for (const id of documentIds) left.add(id);
    },
  };
}

export type SessionWords = ReturnType<typeof createSessionWords>;
