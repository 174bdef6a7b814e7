const pixelsOf = (length: string) => Number.parseFloat(length) || 0;

/**
 * What lies over the page at its head and its foot, in pixels: the body's styles say it, also while
 * the focus is in what lies there.
 */
export const scrollMargin = {
  get top() {
    return pixelsOf(getComputedStyle(document.body).scrollPaddingTop);
  },
  get bottom() {
    return pixelsOf(getComputedStyle(document.body).scrollPaddingBottom);
  },
  left: 0,
  right: 0,
};
