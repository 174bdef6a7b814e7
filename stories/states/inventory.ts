import { authMachine } from '@ecritoire/machines/auth';
import { autoSaveMachine } from '@ecritoire/machines/auto-save';
import { formActionMachine } from '@ecritoire/machines/form-action';
import { outboxMachine } from '@ecritoire/machines/outbox';
import { toastMachine } from '@ecritoire/machines/toasts';
import { writingSessionMachine } from '@ecritoire/machines/writing-session';
import french from '@ecritoire/i18n/fr';
import { messagesAtFields } from './field-messages.ts';
import { variantsOf } from './variants.ts';

type Transition = { target?: readonly { id: string }[] | undefined; guard?: unknown };

/** As far as XState's own nodes are read here. */
export type StateNode = {
  id: string;
  key: string;
  type: string;
  initial: { target?: readonly { id: string }[] | undefined };
  always?: readonly Transition[] | undefined;
  transitions: ReadonlyMap<string, readonly Transition[]>;
  states: Record<string, StateNode>;
};

/** Texts by their keys, nested as the translations are. */
type Texts = { readonly [key: string]: string | Texts };

/** Those with states of their own; `machine-files.test.ts` knows why another is not shown. */
export const machines: readonly StateNode[] = [
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

const entriesOf = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : entriesOf(value, `${prefix}${key}.`),
  );

/** Texts by their whole keys, such as `auth.required`. */
export const textsByKey = (texts: Texts): Readonly<Record<string, string>> =>
  Object.fromEntries(entriesOf(texts));

/** The addresses of the generated route tree, each once. */
function routesIn(tree: string): string[] {
  const to = /^ {2}to:\n(?<paths>(?: {4}\| '[^']+';?\n)+)/mu.exec(tree)?.groups?.['paths'] ?? '';
  return [...to.matchAll(/'([^']+)'/gu)].map(([, path = '']) => path);
}

/** What the status of saving says: the values of its indicator, and the texts that the app chooses from. */
function saveStatuses(props: string, savingWords: string): string[] {
  const indicator = variantsOf(props).find(({ name }) => name === 'SaveIndicator.state');
  const chosen = [...savingWords.matchAll(/texts\.(\w+)\(/gu)].map(([, key = '']) => key);
  const keys = new Set([...(indicator?.values ?? []), ...chosen]);
  return Object.keys(french.saving).filter((key) => keys.has(key));
}

/** What stands above the text of how safe it is: the texts of `saving` that the desk says. */
function savingNotices(desk: string): string[] {
  const said = new Set([...desk.matchAll(/savingTexts\.(\w+)/gu)].map(([, key = '']) => key));
  return Object.keys(textsByKey(french.saving)).filter((key) => said.has(key.split('.')[0] ?? ''));
}

const { expired, earlyWords, goneWords, waitingWords, errorPage, projects } = french;

/** What is said where no text can be written, or not yet, and of the words that a device has of one. */
const aroundTheText = { expired, earlyWords, goneWords, waitingWords, errorPage };

/** What a form says of a name that is too short, instead of the contract's message. */
const lengthRules = { projects: { nameHint: projects.nameHint } };

/** What is imported. */
type Product = { shown: readonly StateNode[]; messages: Texts };

export const product: Product = { shown: machines, messages: french.messages };

/** The texts of the files that are read. */
export type Sources = {
  /** The generated `routeTree.gen.ts` */
  routeTree: string;
  /** `packages/ui/props.txt` */
  props: string;
  /** `use-saving-words.ts` */
  savingWords: string;
  /** `Desk.tsx` */
  desk: string;
};

/**
 * Every state that a person can meet, computed from the sources, as the tag that its story carries:
 * `state:` a leaf state of a machine, `message:` a text that a server or a machine names by its key
 * (the error catalogue, field errors, toasts), `page:` a route, `variant:` a value of a component's prop,
 * `field:` a validation message under a kind of field, `text:` a status of saving, a text of an expired
 * sign-in, of the error page or the offline notice, of words that are on the device alone, or of a name that
 * is too short.
 */
export function inventoryOf(
  { routeTree, props, savingWords, desk }: Sources,
  { shown, messages }: Product = product,
): string[] {
  return [
    ...shown.flatMap(leaves).map((id) => `state:${id}`),
    ...Object.keys(textsByKey(messages)).map((key) => `message:${key}`),
    ...[...saveStatuses(props, savingWords), ...savingNotices(desk)].map(
      (key) => `text:saving.${key}`,
    ),
    ...Object.keys(textsByKey({ ...aroundTheText, ...lengthRules })).map((key) => `text:${key}`),
    ...routesIn(routeTree).map((path) => `page:${path}`),
    ...messagesAtFields.map((name) => `field:${name}`),
    ...variantsOf(props).flatMap(({ name, values }) =>
      values.map((value) => `variant:${name}.${value}`),
    ),
  ];
}
