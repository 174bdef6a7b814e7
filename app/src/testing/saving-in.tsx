import { bodyOf } from '@ecritoire/api-mocks';
import type { AutoSaveActor } from '@ecritoire/document-sync';
import { authMachine } from '@ecritoire/machines/auth';
import { autoSaveMachine } from '@ecritoire/machines/auto-save';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import { DeskStatus, type DeskStatusProps } from '../features/writing/Desk.tsx';
import { useAutoSaveStatus } from '../features/writing/use-auto-save.ts';

type Local = 'stored' | 'gathering' | { storing: 'inTime' | 'late' };
type Remote = Exclude<keyof (typeof autoSaveMachine)['states']['remote']['states'], 'deciding'>;

const { id: documentId, paragraphs } = bodyOf('getDocument');
const [passage] = paragraphs;
if (passage === undefined) throw new Error('The document of the examples has a text.');
const { id, version: parentVersion, position, type } = passage;
const content = [{ text: 'Pluie.', marks: [] }];
const pending = { [id]: { operation: 'put' as const, id, parentVersion, position, type, content } };
const input = { documentId, paragraphs, queue: { inFlight: null, pending } };

/** The auto-save of a changed text, put into a state: it does not run. */
export function autoSaveIn(local: Local, remote: Remote, isProtected: boolean): AutoSaveActor {
  const { context } = createActor(autoSaveMachine, { input }).getSnapshot();
  const snapshot = autoSaveMachine.resolveState({
    value: { local, remote },
    context: { ...context, isProtected },
  });
  return createActor(autoSaveMachine, { input, snapshot });
}

const signedIn = createActor(authMachine);

export type AutoSaveStatusProps = {
  actor: AutoSaveActor;
  words: ReactNode;
  saving: Pick<DeskStatusProps['saving'], 'onCopy'>;
};

const ignore = () => {};

/** What a page says of how far an auto-save has come. */
export function AutoSaveStatus({ actor, words, saving }: AutoSaveStatusProps) {
  const status = useAutoSaveStatus(actor, signedIn);
  return <DeskStatus words={words} saving={{ ...saving, ...status, onRetry: ignore }} />;
}
