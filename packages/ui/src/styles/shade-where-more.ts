import { vars } from '../tokens/index.ts';

const ground = vars.colour.background.page;
const shade = `color-mix(in srgb, ${vars.colour.border.control} 45%, transparent)`;

/**
 * The background of what scrolls sideways within itself: a shade stands at the edge where more is out
 * of sight, and is covered where there is no more.
 */
export const shadeWhereMore = [
  `linear-gradient(to right, ${ground} 40%, transparent) 0 0 / 2rem 100% no-repeat local`,
  `linear-gradient(to left, ${ground} 40%, transparent) 100% 0 / 2rem 100% no-repeat local`,
  `linear-gradient(to right, ${shade}, transparent) 0 0 / 0.5rem 100% no-repeat scroll`,
  `linear-gradient(to left, ${shade}, transparent) 100% 0 / 0.5rem 100% no-repeat scroll`,
].join(', ');
