export { breakpoints, type Breakpoint } from './breakpoints.ts';
export { contrast } from './contrast.ts';
export { measures, type Space, type TextSize } from './measures.ts';
export {
  crowdedPlace,
  media,
  narrowPlace,
  queries,
  sideSpace,
  type MediaCondition,
} from './media.ts';
export { pairsOf, type ColourPair } from './pairs.ts';
export {
  groupPurposes,
  measurePurposes,
  rolePurposes,
  scalePurposes,
  tonePurposes,
  toneRolePurposes,
} from './purposes.ts';
export { darkRoles, lightRoles, tones, type ColourRoles, type Tone } from './roles.ts';
export { scales, type ScaleName } from './scales.ts';
export { vars } from './theme.css.ts';
