import { DOMParser, type Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../schema/schema.ts';

/**
 * Elements that typing never produces and extensions insert: translations, badges, buttons. A
 * custom element is recognised by its name.
 */
const selector =
  '[contenteditable="false" i], [aria-hidden="true" i], [hidden], [inert], [popover], [role], button, input, select, textarea, dialog, svg, canvas, iframe, audio, video';

/** The scene breaks are the only elements of ours that nobody can write in. */
const isForeign = (element: Element): boolean =>
  element.tagName !== 'HR' &&
  (element.tagName.includes('-') || element.shadowRoot !== null || element.matches(selector));

const leafless = (node: Node) => node.textBetween(0, node.content.size, '', () => '');

function textWithoutForeign(place: Element): string {
  const walker = document.createTreeWalker(
    place,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && isForeign(node)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  let text = '';
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) text += walker.currentNode.data;
  }
  return text;
}

/** How many letters one would have to replace at one place to make the one text of the other. */
function distance(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return one.length + other.length - 2 * (start + end);
}

/** Whether an element stands around words of the document, as a highlight does. */
function holdsTypedWords(view: EditorView, element: Element): boolean {
  let place = element;
  while (place.parentElement !== null && place.parentElement !== view.dom) {
    place = place.parentElement;
  }
  const isBlock = place === element;
  const written = leafless(
    isBlock ? view.state.doc : view.state.doc.resolve(view.posAtDOM(place, 0)).node(1),
  );
  const shown = isBlock ? view.dom : place;
  return distance(shown.textContent, written) < distance(textWithoutForeign(shown), written);
}

/**
 * Reads what the browser has changed in the text, without the elements that nobody typed.
 *
 * @param view asked for as it is used: it is made with its parser
 */
export function createTypedTextParser(view: () => EditorView): DOMParser {
  return new DOMParser(schema, [
    {
      tag: '*',
      ignore: true,
      getAttrs: (element) => isForeign(element) && !holdsTypedWords(view(), element) && null,
    },
    ...DOMParser.fromSchema(schema).rules,
  ]);
}

/**
 * Keeps foreign elements out of a text that is read-only: the view takes no notice of them, and
 * would not know its own text by the time it can be written in.
 */
export function keepForeignOut(view: EditorView, signal: AbortSignal): void {
  const observer = new MutationObserver((records) => {
    // Otherwise the view reads the text, and redraws what has changed.
    if (view.editable) return;
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || !view.dom.contains(node) || !isForeign(node)) continue;
      const place = node.parentElement;
      if (holdsTypedWords(view, node)) node.replaceWith(...node.childNodes);
      else node.remove();
      // An element in mid-word has parted the text.
      place?.normalize();
    }
  });
  observer.observe(view.dom, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
