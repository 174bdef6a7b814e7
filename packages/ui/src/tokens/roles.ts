import { scales } from './scales.ts';
import type { Tone } from './tones.ts';

const { slate, green, blue, yellow, red } = scales;

/** What a tone offers: a filled form, a tinted form, and the tone as text or line on the page. */
type ToneRoles = {
  solid: string;
  solidHover: string;
  solidPressed: string;
  onSolid: string;
  soft: string;
  softHover: string;
  onSoft: string;
  text: string;
  border: string;
};

/** Every colour that a component may use, by what it is for. */
export type ColourRoles = {
  background: {
    page: string;
    surface: string;
    raised: string;
    sunken: string;
    hover: string;
    pressed: string;
    veil: string;
  };
  text: { default: string; muted: string; placeholder: string; disabled: string };
  border: { subtle: string; control: string; controlHover: string };
  focus: string;
  selection: string;
} & Record<Tone, ToneRoles>;

type Hue = Record<50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950, string>;

function lightTone(hue: Hue): ToneRoles {
  return {
    solid: hue[600],
    solidHover: hue[700],
    solidPressed: hue[800],
    onSolid: slate[0],
    soft: hue[50],
    softHover: hue[100],
    onSoft: hue[800],
    text: hue[600],
    border: hue[200],
  };
}

function darkTone(hue: Hue): ToneRoles {
  return {
    solid: hue[300],
    solidHover: hue[200],
    solidPressed: hue[100],
    onSolid: hue[950],
    soft: hue[950],
    softHover: hue[900],
    onSoft: hue[200],
    text: hue[300],
    border: hue[800],
  };
}

export const lightRoles: ColourRoles = {
  background: {
    page: slate[50],
    surface: slate[25],
    raised: slate[0],
    sunken: slate[100],
    hover: slate[100],
    pressed: slate[150],
    veil: '#20272b66',
  },
  text: {
    default: slate[900],
    muted: slate[700],
    placeholder: slate[600],
    disabled: slate[500],
  },
  border: { subtle: slate[200], control: slate[500], controlHover: slate[700] },
  focus: blue[600],
  selection: green[200],
  neutral: {
    solid: slate[850],
    solidHover: slate[900],
    solidPressed: slate[975],
    onSolid: slate[0],
    soft: slate[100],
    softHover: slate[150],
    onSoft: slate[800],
    text: slate[700],
    border: slate[300],
  },
  primary: lightTone(green),
  secondary: lightTone(blue),
  success: lightTone(green),
  info: lightTone(blue),
  warning: lightTone(yellow),
  error: lightTone(red),
};

/** A printed sheet: black ink on white, regardless of the screen's tints. */
export const paperRoles: ColourRoles = {
  ...lightRoles,
  background: { ...lightRoles.background, page: slate[0], surface: slate[0], raised: slate[0] },
  text: { ...lightRoles.text, default: '#000000', muted: '#000000' },
  primary: { ...lightRoles.primary, text: '#000000' },
};

export const darkRoles: ColourRoles = {
  background: {
    page: slate[950],
    surface: slate[925],
    raised: slate[900],
    sunken: slate[975],
    hover: slate[900],
    pressed: slate[850],
    veil: '#0a0d0ea6',
  },
  text: {
    default: slate[100],
    muted: slate[300],
    placeholder: slate[400],
    disabled: slate[600],
  },
  border: { subtle: slate[850], control: slate[500], controlHover: slate[300] },
  focus: blue[300],
  selection: green[800],
  neutral: {
    solid: slate[200],
    solidHover: slate[100],
    solidPressed: slate[25],
    onSolid: slate[950],
    soft: slate[850],
    softHover: slate[800],
    onSoft: slate[150],
    text: slate[300],
    border: slate[800],
  },
  primary: darkTone(green),
  secondary: darkTone(blue),
  success: darkTone(green),
  info: darkTone(blue),
  warning: darkTone(yellow),
  error: darkTone(red),
};

function forcedTone(): ToneRoles {
  return {
    // Not the face: as a border it would be gone.
    solid: 'ButtonText',
    solidHover: 'Highlight',
    solidPressed: 'Highlight',
    onSolid: 'ButtonFace',
    soft: 'Canvas',
    softHover: 'Canvas',
    onSoft: 'CanvasText',
    text: 'CanvasText',
    border: 'CanvasText',
  };
}

/** The reader's own colours, where the system forces them. */
export const forcedRoles: ColourRoles = {
  background: {
    page: 'Canvas',
    surface: 'Canvas',
    raised: 'Canvas',
    sunken: 'Canvas',
    hover: 'Canvas',
    pressed: 'Canvas',
    veil: 'Canvas',
  },
  text: {
    default: 'CanvasText',
    muted: 'CanvasText',
    placeholder: 'GrayText',
    disabled: 'GrayText',
  },
  border: { subtle: 'CanvasText', control: 'ButtonBorder', controlHover: 'Highlight' },
  focus: 'Highlight',
  selection: 'Highlight',
  neutral: forcedTone(),
  primary: { ...forcedTone(), solid: 'Highlight', onSolid: 'HighlightText' },
  secondary: forcedTone(),
  success: forcedTone(),
  info: forcedTone(),
  warning: forcedTone(),
  error: forcedTone(),
};
