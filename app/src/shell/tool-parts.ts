/** Asks for the part of the app that a tool is. */
export const loadTool = {
  palette: () => import('./Palette.tsx'),
  shortcuts: () => import('./Shortcuts.tsx'),
  newDocument: () => import('../features/documents/NewDocument.tsx'),
};
