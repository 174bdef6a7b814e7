/** Beyond what is in sight, in windows: what comes into sight by a turn of the wheel. */
const beyond = 0.5;

/** Which of the children of an element are in sight or nearly: `end` is left out. */
export function visibleChildren({ children }: Element): { from: number; end: number } {
  const { innerHeight } = window;
  const firstWhere = (isPast: (box: DOMRect) => boolean): number => {
    let [low, high] = [0, children.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const box = children[middle]?.getBoundingClientRect();
      if (box && isPast(box)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    from: firstWhere(({ bottom }) => bottom >= -beyond * innerHeight),
    end: firstWhere(({ top }) => top > (1 + beyond) * innerHeight),
  };
}
