const svg = (body: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )}`;

/** Pictures for stories and tests, without a file and without the network. */
export const landscape = svg(
  '<path fill="#dae5f0" d="M0 0h480v270H0z"/><circle cx="360" cy="80" r="30" fill="#eed48d"/><path fill="#90bd9c" d="M0 190q120-90 260-20t220-30v130H0z"/><path fill="#44855b" d="M0 230q140-60 280-10t200-20v70H0z"/>',
  480,
  270,
);

export const portrait = svg(
  '<path fill="#b9d6bf" d="M0 0h96v96H0z"/><circle cx="48" cy="38" r="17" fill="#225638"/><path fill="#225638" d="M14 96c0-22 16-34 34-34s34 12 34 34z"/>',
  96,
  96,
);

/** Looks like a picture, and is none: no request is made that could fail. */
export const noPicture = 'data:image/png;base64,broken';
