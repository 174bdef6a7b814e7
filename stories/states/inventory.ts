import { readFileSync } from 'node:fs';
import { authMachine } from '@ecritoire/machines/auth';
import { autoSaveMachine } from '@ecritoire/machines/auto-save';
import { formActionMachine } from '@ecritoire/machines/form-action';
import { outboxMachine } from '@ecritoire/machines/outbox';
import { toastMachine } from '@ecritoire/machines/toasts';
import { writingSessionMachine } from '@ecritoire/machines/writing-session';
import french from '@ecritoire/i18n/fr';

/** As far as XState's own nodes are read here. */
type StateNode = {
  id: string;
  type: string;
  always?: readonly { guard?: unknown }[] | undefined;
  states: Record<string, StateNode>;
};

/** Texts by their keys, nested as the translations are. */
type Texts = { readonly [key: string]: string | Texts };

const machines: readonly StateNode[] = [
  authMachine.root,
  autoSaveMachine.root,
  formActionMachine.root,
  outboxMachine.root,
  toastMachine.root,
  writingSessionMachine.root,
];

/** A state that is left as soon as it is entered is never rendered; at a final one the actor ends. */
const isTransient = ({ type, always = [] }: StateNode) =>
  type === 'final' || always.some(({ guard }) => guard === undefined);

function leaves(node: StateNode): string[] {
  const children = Object.values(node.states);
  if (children.length > 0) return children.flatMap(leaves);
  return isTransient(node) ? [] : [node.id];
}

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

/** The addresses of the generated route tree, each once. */
function routes(): string[] {
  const tree = readFileSync(new URL('../../app/src/routeTree.gen.ts', import.meta.url), 'utf8');
  const to = /^ {2}to:\n(?<paths>(?: {4}\| '[^']+';?\n)+)/mu.exec(tree)?.groups?.['paths'] ?? '';
  return [...to.matchAll(/'([^']+)'/gu)].map(([, path = '']) => path);
}

/**
 * Every state that a person can meet, computed from the sources, as the tag that its story carries:
 * `state:` a leaf state of a machine, `message:` a text that a server or a machine names by its key
 * (the error catalogue, field errors, toasts), `page:` a route.
 */
export function inventory(): string[] {
  return [
    ...machines.flatMap(leaves).map((id) => `state:${id}`),
    ...keysOf(french.messages).map((key) => `message:${key}`),
    ...routes().map((path) => `page:${path}`),
  ];
}
