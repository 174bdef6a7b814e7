import { createApiClient, unwrap, type ApiClient } from '@ecritoire/api-client';
import type { Language, Sentiment } from '@ecritoire/contracts';
import { positionsBetween } from '@ecritoire/prose';
import { pictureTexts } from './picture-texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const timeZone = 'Europe/Paris';
const sentiments: readonly Sentiment[] = ['positive', 'neutral', 'positive', 'negative', 'none'];

/** Another number from 0 to 1 each time, and the same ones in every run. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Writes paragraphs below those that are there. */
function createPen(api: ApiClient, documentId: string) {
  let last: string | null = null;
  return async (texts: readonly string[]): Promise<void> => {
    const positions = positionsBetween(last, null, texts.length);
    last = positions.at(-1) ?? last;
    const changes = texts.map((text, index) => ({
      operation: 'put' as const,
      id: crypto.randomUUID(),
      parentVersion: 0,
      position: positions[index] ?? '',
      type: 'paragraph' as const,
      content: [{ text, marks: [] }],
    }));
    unwrap(await api.saveParagraphs(documentId, crypto.randomUUID(), { changes }));
  };
}

/**
 * Lives the weeks before the pictures through the API, as a writer would.
 *
 * @param options.now when the pictures are taken
 * @param options.turn sets the clock of the server
 */
export async function liveAsWriter(options: {
  origin: string;
  language: Language;
  now: Date;
  turn: (instant: Date) => void;
}) {
  const { language, turn } = options;
  const { bio, project: name, journal, chapters, title, paragraphs } = pictureTexts[language];
  const now = options.now.getTime();
  let tokens = { accessToken: '', refreshToken: '' };
  const api = createApiClient({
    baseUrl: `${options.origin}/api`,
    tokens: {
      accessToken: () => tokens.accessToken,
      refreshToken: () => null,
      storeAccessToken: () => undefined,
      clear: () => undefined,
    },
  });
  /** A new sign-in outlives every token. */
  const at = async (instant: number) => {
    turn(new Date(instant));
    tokens = unwrap(await api.signInWithGoogle({ idToken: language }));
  };
  const mornings = Array.from({ length: 72 }, (_, index) => now - 10 * hour - (71 - index) * day);
  const [first = now] = mornings;
  await at(first);
  unwrap(await api.updateProfile({ bio, language, timeZone }));
  const project = unwrap(await api.createProject({ name, type: 'plain' }));
  unwrap(await api.createProject({ name: journal, type: 'journal' }));
  const create = async (title: string) => {
    const { id } = unwrap(await api.createDocument({ projectId: project.id, title, language }));
    return { id, write: createPen(api, id) };
  };

  const chance = createChance(11);
  for (const [index, chapter] of chapters.entries()) {
    const document = await create(chapter);
    const share = mornings.length / chapters.length;
    for (const morning of mornings.slice(index * share, (index + 1) * share)) {
      if (chance() < 0.35 && morning !== mornings.at(-1)) continue;
      await at(morning);
      const { id } = unwrap(await api.startWritingSession({ timeZone, documentId: document.id }));
      await at(morning + (20 + chance() * 40) * minute);
      const length = 16 + Math.round(chance() * 40);
      await document.write(
        Array.from({ length }, (_, place) => paragraphs[place % paragraphs.length] ?? ''),
      );
      unwrap(await api.endWritingSession(id));
      const sentiment = sentiments[Math.floor(chance() * sentiments.length)] ?? 'none';
      unwrap(await api.saveWritingSessionDraft(id, { title: chapter, sentiment }));
    }
  }
  await at(now);
  return {
    tokens: () => tokens,
    /** Begins a session and writes the text that is shown. @returns the path of its document */
    async write(): Promise<string> {
      await at(now - 24 * minute);
      const document = await create(title);
      unwrap(await api.startWritingSession({ timeZone, documentId: document.id }));
      await at(now);
      await document.write(paragraphs);
      return `/app/documents/${document.id}`;
    },
  };
}
