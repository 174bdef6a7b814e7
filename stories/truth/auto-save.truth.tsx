import { composeStory } from '@storybook/react-vite';
import { autoSaveMachine, type SaveOutcome } from '@ecritoire/machines/auto-save';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { cloneElement, type ReactElement } from 'react';
import type { AutoSaveStatusProps } from '../../app/src/testing/saving-in.tsx';
import * as stories from '../../app/src/features/documents/DocumentScreen.stories.tsx';
import {
  DocumentScreen,
  type DocumentScreenProps,
} from '../../app/src/features/documents/DocumentScreen.tsx';
import { accessibleTree, settled } from './accessible-tree.ts';
import { autoSaveEvents, autoSaveInput } from './machine-events.ts';
import { shortestPath } from './shortest-path.ts';

/**
 * A screen whose save status a story makes up shows what it shows of the auto-save itself, once that
 * was sent the shortest path of events.
 */

const { default: meta, ...all } = stories;
type Story = (typeof all)[keyof typeof all];

/** Each state of the one region with each of the other. */
const cases = Object.entries(all).flatMap(([title, story]: [string, Story]) => {
  const ids = (story.tags ?? []).flatMap((tag) => /^state:(auto-save\..*)/u.exec(tag)?.[1] ?? []);
  const local = ids.filter((id) => id.startsWith('auto-save.local.'));
  const remote = ids.filter((id) => id.startsWith('auto-save.remote.'));
  const together = local.length > 0 ? remote.flatMap((id) => local.map((own) => [id, own])) : [];
  const states = local.length > 0 ? together : remote.map((id) => [id]);
  return states.map((state) => ({ title, story, state }));
});

/** The auto-save, led to a state; what it would send or store never ends. */
function openAutoSave(state: readonly string[]) {
  const machine = autoSaveMachine.provide({
    actors: {
      storeQueue: fromPromise(() => new Promise<void>(() => {})),
      saveParagraphs: fromPromise(() => new Promise<SaveOutcome>(() => {})),
    },
  });
  const actor = createActor(machine, { input: autoSaveInput });
  actor.start();
  for (const { event } of shortestPath(machine, actor.getSnapshot(), state, autoSaveEvents)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- XState's own events have no public type
    actor.send(event as Parameters<typeof actor.send>[0]);
  }
  return actor;
}

type DrivenProps = { args: DocumentScreenProps; actor: ReturnType<typeof openAutoSave> };

function Driven({ args, actor }: DrivenProps) {
  const { refusesStorage, isProtected } = actor.getSnapshot().context;
  const isGone = actor.getSnapshot().hasTag('gone');
  const isWaitingForSession = actor.getSnapshot().hasTag('blocked');
  const saving = { ...args.saving, isGone, isProtected, refusesStorage, isWaitingForSession };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each story gives the status of an auto-save
  const status = args.status as ReactElement<AutoSaveStatusProps>;
  return <DocumentScreen {...args} saving={saving} status={cloneElement(status, { actor })} />;
}

const initialGlobals = { language: 'en', a11y: { manual: true } };

describe.each(cases)('Screens / Document / $title is in $state', ({ story, state }) => {
  test('as the events of the shortest path lead there', async () => {
    await composeStory(story, meta, { initialGlobals }).run();
    const shown = await settled();
    const actor = openAutoSave(state);
    const driven: Story = { ...story, render: (args) => <Driven args={args} actor={actor} /> };
    await composeStory(driven, meta, { initialGlobals }).run();
    await expect.poll(accessibleTree).toBe(shown);
    actor.stop();
  });
});
