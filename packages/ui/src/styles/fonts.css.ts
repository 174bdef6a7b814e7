import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExtended =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

function faces(family: string, folder: string, axis: string, weight: string) {
  const styles = ['normal', 'italic'] as const;
  return styles.flatMap((fontStyle) =>
    [['latin-ext', latinExtended] as const, ['latin', latin] as const].map(
      ([subset, unicodeRange]) => ({
        fontFamily: family,
        fontStyle,
        fontWeight: weight,
        fontDisplay: 'swap' as const,
        src: `url('@fontsource-variable/${folder}/files/${folder}-${subset}-${axis}-${fontStyle}.woff2') format('woff2')`,
        unicodeRange,
      }),
    ),
  );
}

for (const { fontFamily, ...rule } of [
  ...faces('Literata Variable', 'literata', 'opsz', '200 900'),
  ...faces('Instrument Sans Variable', 'instrument-sans', 'wght', '400 700'),
]) {
  globalFontFace(fontFamily, rule);
}

// System fonts stretched to the measures of ours, so that the text does not move when ours arrive.
globalFontFace('Literata Fallback', {
  src: "local('Georgia'), local('Gelasio')",
  sizeAdjust: '105.9%',
  ascentOverride: '111.2%',
  descentOverride: '29.1%',
  lineGapOverride: '0%',
});
globalFontFace('Instrument Sans Fallback', {
  src: "local('Arial'), local('Helvetica'), local('Liberation Sans'), local('Arimo')",
  sizeAdjust: '100.6%',
  ascentOverride: '96.4%',
  descentOverride: '24.9%',
  lineGapOverride: '0%',
});
