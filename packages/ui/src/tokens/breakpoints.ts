/** Widths in CSS pixels from which a layout may change. The one source for CSS, stories and tests. */
export const breakpoints = {
  xs: 320,
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  xxl: 1536,
  '2xl': 1536,
} as const;

export type Breakpoint = keyof typeof breakpoints;
