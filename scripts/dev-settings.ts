/** Where `pnpm dev` serves. An empty setting counts as not set, as for the server. */
export const port = process.env['PORT']?.trim() || '3000';
export const apiPort = process.env['API_PORT']?.trim() || '3100';
export const origin = `http://localhost:${port}`;
export const apiSettings = { ...process.env, PORT: apiPort, PUBLIC_ORIGIN: origin };
