import type { Paragraph } from '@ecritoire/prose';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { autoSaveMachine } from './auto-save.machine.ts';
import { autoSaveTags } from './auto-save.types.ts';
import { emptyQueue } from './changes.ts';
import type { Batch, Queue, RemoteChange, SaveOutcome, ServerParagraph } from './changes.ts';
import { replay } from './draft.ts';
import { merging } from './merging.ts';

/** Lets every settled promise reach its actor. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A position of its own for each id. */
const positionFor = (id: string) =>
  Array.from(id.replaceAll(/\W/gu, ''), (letter) => `a${letter}`).join('');

export const paragraph = (id: string, text: string): Paragraph => ({
  id,
  position: positionFor(id),
  type: 'paragraph',
  content: [{ text, marks: [] }],
});

export const textOf = ({ content }: Paragraph) => content.map(({ text }) => text).join('');

/** The rules of `saveParagraphs`, in memory. */
export class ModelServer {
  paragraphs = new Map<string, ServerParagraph>();
  /** Outlives deletion: a paragraph deleted and written again never repeats a version. */
  lastVersions = new Map<string, number>();
  answers = new Map<string, { body: string; outcome: SaveOutcome }>();
  hasActiveSession = true;
  /** Changes that are refused at any version. */
  refuses = (_text: string) => false;

  read = (): ServerParagraph[] => [...this.paragraphs.values()];

  /** Another device writes. */
  write(id: string, text: string) {
    this.put(paragraph(id, text));
  }

  put({ id, position, type, content }: Paragraph) {
    const version = (this.lastVersions.get(id) ?? 0) + 1;
    this.lastVersions.set(id, version);
    this.paragraphs.set(id, { id, position, type, content, version });
  }

  save({ key, changes }: Batch): SaveOutcome {
    const body = JSON.stringify(changes);
    const earlier = this.answers.get(key);
    if (earlier && earlier.body !== body) throw new Error(`The key ${key} came with another body`);
    if (earlier) return earlier.outcome;
    if (!this.hasActiveSession) return { kind: 'noActiveSession' };
    if (changes.some((change) => change.operation === 'put' && this.refuses(textOf(change)))) {
      return { kind: 'refused', messageKey: 'validation.textTooLong' };
    }
    const stale = changes.filter(
      ({ id, parentVersion }) => (this.paragraphs.get(id)?.version ?? 0) !== parentVersion,
    );
    if (stale.length > 0) return { kind: 'conflict', paragraphs: this.read(), merging };
    for (const change of changes) {
      if (change.operation === 'delete') this.paragraphs.delete(change.id);
      else this.put(change);
    }
    const outcome: SaveOutcome = {
      kind: 'saved',
      paragraphs: changes.flatMap(({ operation, id }) =>
        operation === 'put' ? { id, version: this.lastVersions.get(id) ?? 0 } : [],
      ),
      deletedIds: changes.flatMap(({ operation, id }) => (operation === 'delete' ? id : [])),
    };
    this.answers.set(key, { body, outcome });
    return outcome;
  }
}

type Request = { batch: Batch; answer: (outcome: SaveOutcome) => void };
type Write = { queue: Queue; finish: () => void; fail: () => void };

/** A writer's tab: an editor, the machine, a device's storage and a network, all held still. */
export class WritingDesk {
  server: ModelServer;
  name: string;
  clock = new SimulatedClock();
  stored: Queue = emptyQueue;
  storageIsFull = false;
  storageHangs = false;
  text = new Map<string, Paragraph>();
  requests: Request[] = [];
  writes: Write[] = [];
  sent: Batch[] = [];
  remoteChanges: RemoteChange[] = [];
  keys = 0;
  actor: ReturnType<WritingDesk['open']>;

  /** @param name of the device, where there are several. */
  constructor(server = new ModelServer(), name = '') {
    this.server = server;
    this.name = name;
    this.actor = this.open();
  }

  open(): ActorRefFrom<typeof autoSaveMachine> {
    const server = this.server.read();
    this.text = new Map(replay(server, this.stored).map((p) => [p.id, p]));
    const machine = autoSaveMachine.provide({
      actors: {
        storeQueue: fromPromise<void, { queue: Queue }>(
          ({ input: { queue } }) =>
            new Promise((resolve, reject) => {
              const finish = () => {
                this.stored = queue;
                resolve();
              };
              this.writes.push({ queue, finish, fail: () => reject(new Error('quota')) });
            }),
        ),
        saveParagraphs: fromPromise<SaveOutcome, { documentId: string; batch: Batch }>(
          ({ input: { batch } }) =>
            new Promise((resolve) => {
              this.sent.push(batch);
              this.requests.push({ batch, answer: resolve });
            }),
        ),
      },
    });
    const actor = createActor(machine, {
      clock: this.clock,
      input: {
        documentId: 'd',
        paragraphs: server,
        queue: this.stored,
        newKey: () => `key-${this.name}${(this.keys += 1)}`,
        now: () => this.clock.now(),
      },
    });
    actor.on('remoteChanged', (change) => {
      this.remoteChanges.push(change);
      for (const p of change.paragraphs) this.text.set(p.id, p);
      for (const id of change.deletedIds) this.text.delete(id);
    });
    return actor.start();
  }

  /** The tab dies: what was not stored is gone, and no answer reaches anyone. */
  crash(writeSurvives = false) {
    this.actor.stop();
    if (writeSurvives && this.writes[0]) this.stored = this.writes[0].queue;
    this.requests = [];
    this.writes = [];
    this.actor = this.open();
  }

  type(id: string, text: string) {
    this.edit([paragraph(id, text)], []);
  }

  delete(id: string) {
    this.edit([], [id]);
  }

  edit(put: readonly Paragraph[], deletedIds: readonly string[]) {
    for (const each of put) this.text.set(each.id, each);
    for (const id of deletedIds) this.text.delete(id);
    this.actor.send({ type: 'changed', put, deletedIds });
  }

  /** Milliseconds; local writes finish within 50 of them, unless the device hangs. */
  async pass(milliseconds: number) {
    for (let left = milliseconds; left > 0; left -= 50) {
      this.clock.increment(Math.min(50, left));
      const answered = this.storageHangs ? [] : this.writes.splice(0);
      for (const write of answered) (this.storageIsFull ? write.fail : write.finish)();
      await settle();
    }
  }

  async answer(outcome?: SaveOutcome) {
    const request = this.requests.shift();
    if (!request) return;
    request.answer(outcome ?? this.server.save(request.batch));
    await settle();
  }

  serverText = () => [...this.server.paragraphs.values()].map(({ id, content }) => [id, content]);
  editorText = () => [...this.text.values()].map(({ id, content }) => [id, content]);
}

export const tagsOf = ({ actor }: WritingDesk) =>
  autoSaveTags.filter((tag) => actor.getSnapshot().hasTag(tag));
export const textOnServer = ({ server }: WritingDesk, id: string) => {
  const found = server.paragraphs.get(id);
  return found && textOf(found);
};
