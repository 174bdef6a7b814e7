import type { measures } from './measures.ts';
import type { ColourRoles } from './roles.ts';
import type { Tone } from './tones.ts';
import type { ScaleName } from './scales.ts';

/** What the tokens are for: shown on their pages, and in the export's descriptions. */
type Said<Tokens> = {
  readonly [Name in keyof Tokens]: Tokens[Name] extends string ? string : Said<Tokens[Name]>;
};

export const scalePurposes: Record<ScaleName, string> = {
  slate: 'The neutral: its light end warms to paper, its dark end cools to ink.',
  green: 'The house: what is primary, and what has succeeded.',
  blue: 'Beside the house: what is secondary, what informs, and the focus.',
  yellow: 'What warns.',
  red: 'What is wrong, or destroys.',
};

/** A tone and its purpose as a whole; what each of its roles does is the same in every tone. */
export const tonePurposes: Record<Tone, string> = {
  neutral: 'Figures and tags that say nothing by their colour.',
  primary: 'The one action of a view, and where the reader is.',
  secondary: 'A second kind beside the first.',
  success: 'Done, and safe.',
  info: 'Good to know.',
  warning: 'Look before going on.',
  error: 'Wrong, or not to be taken back.',
};

export const toneRolePurposes: Said<ColourRoles[Tone]> = {
  solid: 'The ground of what is filled: a button, a chosen day.',
  solidHover: 'The filled ground under the pointer.',
  solidPressed: 'The filled ground while it is pressed.',
  onSolid: 'Words and drawings on the filled ground.',
  soft: 'The ground of what is tinted: a banner, a toast, a tag, a chosen row.',
  softHover: 'The tinted ground under the pointer.',
  onSoft: 'Words and drawings on the tinted ground.',
  text: 'Words and drawings in this tone, on the page or on a surface.',
  border: 'The line around what is tinted.',
};

export const rolePurposes = {
  background: {
    page: 'The page itself.',
    surface: 'What lies on the page: a card, a field, a bar.',
    raised: 'What floats over the page: a menu, a dialog.',
    sunken: 'What is let into the page: a well, the track of a bar.',
    hover: 'Under the pointer, where there was no ground.',
    pressed: 'While it is pressed, where there was no ground.',
    veil: 'Over the page while a dialog asks for an answer.',
  },
  text: {
    default: 'What is read.',
    muted: 'What is read second: help, dates, facts.',
    placeholder: 'What stands in a field until somebody writes.',
    disabled: 'What cannot be used now; the one that may be too faint to read.',
  },
  border: {
    subtle: 'Between things that lie beside each other.',
    control: 'Around what can be used.',
    controlHover: 'Around what can be used, under the pointer.',
  },
  focus: 'The ring around what the keyboard is on.',
  selection: 'Behind words that are selected.',
} satisfies Said<Omit<ColourRoles, Tone>>;

/** What a group of tokens is for. */
export const groupPurposes = {
  colour: 'Steps from light to dark, and the roles that choose from them.',
  scale: 'What the roles choose from. A component never uses a step of a scale itself.',
  light: 'Every colour that a component may use, by what it is for, on a light page.',
  dark: 'The same roles on a dark page.',
  background: 'What things stand on, from the page up.',
  text: 'Words; all but the disabled ones can be read on every background.',
  border: 'Lines between things, and around what can be used.',
  breakpoint: 'From which widths a layout may change.',
  duration:
    'Fast for a colour, normal for a part, slow for a panel; still where motion is unwanted.',
  easing: 'What comes slows down, what goes speeds up.',
} as const;

/** What a kind of measure is for. */
export const measurePurposes: Record<keyof Omit<typeof measures, 'motion'>, string> = {
  space: 'Between things and around them. It grows with the reader’s text.',
  size: 'Controls, drawings, parts of the page.',
  radius: 'Small for a tag, medium for a control, large for a sheet.',
  shadow: 'How far a thing is from the page: raised like a card, or over all like a dialog.',
  font: 'A serif for what is read, a sans for what is used.',
  text: 'Eight sizes. They grow with the reader’s text.',
  lineHeight: 'Tight for a title, normal for the interface, reading for what is read at length.',
  weight: 'Regular for what is read, medium for names and titles; bold is the writer’s own.',
  tracking: 'Between letters: large titles stand a little closer.',
  layer: 'What floats over what, the lowest first.',
};
