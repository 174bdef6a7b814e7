Redoc.init(
  '/docs/openapi.json',
  {
    // It would need a worker made of text. The browser's own search finds everything on the page.
    disableSearch: true,
    hideDownloadButton: true,
    sortRequiredPropsFirst: true,
    theme: {
      typography: { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'inherit' } },
    },
  },
  document.getElementById('reference'),
);
