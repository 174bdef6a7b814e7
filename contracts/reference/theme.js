const fonts = { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'inherit' } };
/** In pixels. */
const spacing = { sectionHorizontal: 24, sectionVertical: 24 };

/** Redoc mixes its colours by itself, so that a style sheet could not turn them round. */
const dark = {
  spacing,
  colors: {
    primary: { main: '#9ecbff' },
    success: { main: '#7ee2a8' },
    error: { main: '#ff9d94' },
    text: { primary: '#e8e8e8', secondary: '#bdbdbd' },
    border: { dark: '#6b6b6b', light: '#4d4d4d' },
    responses: {
      success: { color: '#7ee2a8', backgroundColor: '#14301f', tabTextColor: '#7ee2a8' },
      error: { color: '#ff9d94', backgroundColor: '#3a1816', tabTextColor: '#ff9d94' },
    },
  },
  schema: { nestedBackground: '#242424', typeNameColor: '#bdbdbd', typeTitleColor: '#bdbdbd' },
  sidebar: { backgroundColor: '#242424', textColor: '#e8e8e8', activeTextColor: '#9ecbff' },
  typography: {
    ...fonts,
    code: { color: '#ffb59e', backgroundColor: '#2e2e2e' },
    links: { color: '#9ecbff', visited: '#9ecbff', hover: '#c9e2ff' },
  },
  rightPanel: { backgroundColor: '#101820' },
};

/** The colours that the system asks for. */
globalThis.themeOf = (isDark) => (isDark ? dark : { spacing, typography: fonts });
