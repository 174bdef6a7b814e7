import type { SaveParagraphsRequest } from '@ecritoire/contracts';

/** As much of the API as one document needs, with a network that can be cut. */
export class Backend {
  paragraphs = new Map<string, { id: string; version: number; text: string }>();
  answers = new Map<string, unknown>();
  isUp = true;
  isBroken = false;
  hearsSaves = true;
  losesAnswers = false;
  readings = 0;
  beforeReading: Promise<void> | null = null;
  saves: RequestInit[] = [];

  present = () =>
    [...this.paragraphs.values()].map(({ id, version, text }) => ({
      id,
      version,
      position: id,
      type: 'paragraph',
      content: [{ text, marks: [] }],
      updatedAt: '2026-11-21T10:00:00Z',
    }));

  fetch = async (request: Request): Promise<Response> => {
    if (!this.isUp) throw new TypeError('Failed to fetch');
    if (this.isBroken) return new Response(null, { status: 500 });
    if (request.method === 'GET') {
      const answer = Response.json({ id: 'd1', title: 'Roman', paragraphs: this.present() });
      this.readings += 1;
      await this.beforeReading;
      return answer;
    }
    if (!this.hearsSaves) throw new TypeError('Failed to fetch');
    this.saves.push({ keepalive: request.keepalive });
    const key = request.headers.get('idempotency-key') ?? '';
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what our own client has sent
    const { changes } = (await request.json()) as SaveParagraphsRequest;
    const answer = this.answers.get(key) ?? this.apply(changes);
    this.answers.set(key, answer);
    if (this.losesAnswers) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  };

  apply(changes: SaveParagraphsRequest['changes']) {
    for (const change of changes) {
      if (change.operation === 'delete') this.paragraphs.delete(change.id);
      else {
        const text = change.content.map((run) => run.text).join('');
        const version = change.parentVersion + 1;
        this.paragraphs.set(change.id, { id: change.id, version, text });
      }
    }
    return {
      paragraphs: changes.map(({ id, parentVersion }) => ({ id, version: parentVersion + 1 })),
      deletedIds: [],
      words: 1,
      session: {},
    };
  }
}
