export { breakpoints, type Breakpoint } from './breakpoints.ts';
export { contrast } from './contrast.ts';
export { measures, type Space, type TextSize } from './measures.ts';
export { crowdedPlace, media, narrowPlace, sideSpace, type MediaCondition } from './media.ts';
export { pairsOf, type ColourPair } from './pairs.ts';
export {
  groupPurposes,
  measurePurposes,
  rolePurposes,
  scalePurposes,
  tonePurposes,
  toneRolePurposes,
} from './purposes.ts';
export { queries } from './queries.ts';
export { darkRoles, lightRoles, type ColourRoles } from './roles.ts';
export { scales, type ScaleName } from './scales.ts';
export { tones, type Tone } from './tones.ts';
export { vars } from './theme.css.ts';
