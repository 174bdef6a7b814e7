// Redoc writes markup as text. All of it is made from our own contract, and the page's policy runs
// no script that is not a file of this server: so markup may pass, and scripts may not.
globalThis.trustedTypes?.createPolicy('default', { createHTML: (markup) => markup });
