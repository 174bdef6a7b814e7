import { style } from '@vanilla-extract/css';

/** On one line, unless it is longer than any. */
export const part = style({ display: 'inline-block', hyphens: 'none', overflowWrap: 'anywhere' });
