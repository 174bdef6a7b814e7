/** Where `pnpm dev` serves. An empty setting counts as not set, as for the server. */
export const port = process.env['PORT']?.trim() || '3000';
export const apiPort = process.env['API_PORT']?.trim() || '3100';
export const origin = `http://localhost:${port}`;
/** The app asks for the API on this machine, and so does nobody else. */
export const apiSettings = {
  ...process.env,
  HOST: '127.0.0.1',
  PORT: apiPort,
  PUBLIC_ORIGIN: origin,
};
