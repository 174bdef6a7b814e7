/** Words that nobody can read: cut off by the edge of something that does not scroll. */

const cuts = (overflow: string) => /hidden|clip/.test(overflow);

/** Whether a text ends in an ellipsis by design: its full text is available. */
function isShortened(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
}

/** Of a row of one line that wraps: what there is no room for goes as a whole, and by intent. */
function isFoldedAway(line: DOMRect, box: HTMLElement): boolean {
  return (
    getComputedStyle(box).flexWrap === 'wrap' && line.top >= box.getBoundingClientRect().bottom - 1
  );
}

function wordsBeyond(box: HTMLElement): string | undefined {
  const { overflowX, overflowY } = getComputedStyle(box);
  const edge = box.getBoundingClientRect();
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const parent = currentNode.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isNotMeantToBeSeen(parent, box)) continue;
    range.selectNodeContents(currentNode);
    for (const line of range.getClientRects()) {
      const isBeside =
        cuts(overflowX) && (line.left < edge.left - 1 || line.right > edge.right + 1);
      const isBelow = cuts(overflowY) && (line.top < edge.top - 2 || line.bottom > edge.bottom + 2);
      if ((isBeside || isBelow) && !isFoldedAway(line, box)) return currentNode.textContent?.trim();
    }
  }
  return undefined;
}

/** Where it scrolls everything can be brought into sight; and some words are for the ear alone. */
function isNotMeantToBeSeen(element: Element, box: Element): boolean {
  for (let at: Element | null = element; at && at !== box; at = at.parentElement) {
    const { clipPath, overflowX, overflowY } = getComputedStyle(at);
    const isForTheEar = clipPath !== 'none';
    if (isForTheEar || /auto|scroll/.test(overflowX + overflowY) || isShortened(at)) return true;
  }
  return false;
}

/** Of the page as it stands: where they are, and which. */
export function clippedWords(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((box) => {
    const { clientHeight, clientWidth, scrollHeight, scrollWidth } = box;
    const isWithin = scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1;
    // One pixel: for screen readers only.
    if (isWithin || clientWidth <= 1) return [];
    const { overflowX, overflowY } = getComputedStyle(box);
    if (!cuts(overflowX) && !cuts(overflowY)) return [];
    if (isShortened(box) || !box.checkVisibility({ visibilityProperty: true })) return [];
    const words = wordsBeyond(box);
    return words ? [`“${words}” in <${box.localName} class="${box.className}">`] : [];
  });
}
