import { keyframes } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

const fade = keyframes({ to: { opacity: 0 } });

/**
 * How what lay over the page leaves it. An animation, not a transition: what is closed in the moment
 * it opens has its transitions cancelled by React Aria, which would then wait for their end for ever.
 */
export const leaving = {
  '&[data-exiting]': {
    animation: `${fade} ${vars.motion.fast} ${vars.motion.ease} forwards`,
    transition: 'none',
  },
};
