export const tones = [
  'neutral',
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
] as const;

export type Tone = (typeof tones)[number];
