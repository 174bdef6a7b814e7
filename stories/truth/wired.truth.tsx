import { composeStory, type Meta } from '@storybook/react-vite';
import { authMachine } from '@ecritoire/machines/auth';
import { formActionMachine } from '@ecritoire/machines/form-action';
import { outboxMachine } from '@ecritoire/machines/outbox';
import { writingSessionMachine } from '@ecritoire/machines/writing-session';
import { describe, expect, test } from 'vitest';
import { waitFor } from 'storybook/test';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Services } from '../../app/src/shared/services/services.ts';
import { inOtherTab, type Step } from '../../app/src/testing/steps.ts';
import type { WiredStory } from '../../app/src/testing/wired.tsx';
import { accessibleTree, settled } from './accessible-tree.ts';
import { formActor } from './form-actors.ts';
import { authEvents, formEvents, outboxEvents, writingSessionEvents } from './machine-events.ts';
import { isIn, shortestPath, type MachineEvents } from './shortest-path.ts';

/**
 * A story of the wired app shows what the app shows whose machine was sent the shortest path of events.
 * Of these the server's answers are the story's own; all others are sent here, where the story presses
 * and types.
 */

type Module = { default: Meta } & Record<string, WiredStory>;

const modules = import.meta.glob<Module>('../../app/src/states/*.stories.tsx', { eager: true });

type Drive = {
  /** Where the app is opened, where that is not where the story opens it. */
  path?: string;
  /** What the events find: a text that is written, or another server; by state where they differ. */
  given?: Step | Readonly<Record<string, Step>>;
  /** The types of those that may be sent, where others lead there as well. */
  events?: readonly string[];
  /** The toast of the form's success, by which it is found, and what it sends. */
  form?: string;
  payload?: unknown;
};

type Machine = {
  id: string;
  machine: AnyStateMachine;
  actor: (services: Services, drive: Drive) => AnyActorRef | undefined;
  way: (drive: Drive) => MachineEvents<EventObject>;
};

const machines: readonly Machine[] = [
  { id: 'auth', machine: authMachine, actor: ({ auth }) => auth, way: () => authEvents },
  {
    id: 'writing-session',
    machine: writingSessionMachine,
    actor: ({ session }) => session,
    way: () => writingSessionEvents,
  },
  {
    id: 'outbox',
    machine: outboxMachine,
    actor: ({ documentSync }) => documentSync()?.outbox,
    way: () => outboxEvents,
  },
  {
    id: 'form-action',
    machine: formActionMachine,
    actor: (_services, { form }) => formActor(form),
    way: ({ payload }) => formEvents(payload),
  },
];

type Driven = { title: string; id: string; story: WiredStory; meta: Meta };

const stories: Driven[] = Object.values(modules).flatMap(({ default: meta, ...all }) =>
  Object.values(all).flatMap((story) =>
    (story.tags ?? [])
      .filter((tag) => machines.some((machine) => tag.startsWith(`state:${machine.id}.`)))
      .map((tag) => ({ title: `${meta.title} / ${story.name}`, id: tag.slice(6), story, meta })),
  ),
);

const inOtherTabs: Readonly<Record<string, Step>> = {
  signedInInOtherTab: inOtherTab('signedIn'),
  userChangedInOtherTab: inOtherTab('userChanged'),
};

/** Longer than the outbox waits before it searches the device. */
const patience = { timeout: 20_000 };

const initialGlobals = { language: 'en', a11y: { manual: true } };

const run = async ({ story, meta }: Driven) => composeStory(story, meta, { initialGlobals }).run();

/** The story without its play, where its machine is sent the events instead. */
function driven({ id, story, ...others }: Driven): Driven {
  const found = machines.find((machine) => id.startsWith(`${machine.id}.`));
  if (found === undefined) throw new Error(`No machine has the state ${id}.`);
  const drive: Drive = story.parameters?.['drive'] ?? {};
  const { path, given, events: types } = drive;
  const way = found.way(drive);
  const events = way.events.filter(({ type }) => types?.includes(type) ?? true);
  const prepare = typeof given === 'function' ? given : given?.[id];
  let opened: Services | undefined;
  const actor = (): AnyActorRef => {
    const current = opened && found.actor(opened, drive);
    if (current === undefined) throw new Error('The app has not opened.');
    return current;
  };
  const reaches = (where: string, isReached: (snapshot: AnyMachineSnapshot) => boolean) =>
    waitFor(() => {
      const now: AnyMachineSnapshot = actor().getSnapshot();
      if (!isReached(now)) throw new Error(`In ${JSON.stringify(now.value)}, not in ${where}`);
    }, patience);
  const play: Step = async (context) => {
    await settled();
    await prepare?.(context);
    const start: AnyMachineSnapshot = actor().getSnapshot();
    if (isIn(start, [id])) return;
    const path = shortestPath(found.machine, start, [id], { ...way, events });
    let before = start;
    for (const { event, state } of path) {
      // What the server answers comes without being sent.
      if (!event.type.startsWith('xstate.')) {
        const { value } = before;
        await reaches(JSON.stringify(value), (now) => now.matches(value));
        await (inOtherTabs[event.type]?.(context) ?? actor().send(event));
      }
      before = state;
    }
    await reaches(id, (now) => isIn(now, [id]));
  };
  const onOpened = (services: Services) => {
    story.args?.onOpened?.(services);
    opened = services;
  };
  const args = { ...story.args, onOpened, ...(path !== undefined && { path }) };
  // The other states of the story are where its own play leads.
  const tags = story.tags?.filter((tag) => !tag.startsWith('state:') || tag.slice(6) === id) ?? [];
  return { ...others, id, story: { ...story, tags, args, play } };
}

describe.each(stories)('$title is in $id', (each) => {
  test('as the events of the shortest path lead there', { timeout: 60_000 }, async () => {
    await run(each);
    const shown = await settled();
    await run(driven(each));
    await expect.poll(accessibleTree).toBe(shown);
  });
});
