const pixelsOf = (length: string) => Number.parseFloat(length) || 0;

/** What lies over the page at its head and its foot, in pixels: the page's styles say it. */
export const clearance = {
  get top() {
    return pixelsOf(getComputedStyle(document.documentElement).scrollPaddingTop);
  },
  get bottom() {
    return pixelsOf(getComputedStyle(document.documentElement).scrollPaddingBottom);
  },
  left: 0,
  right: 0,
};
