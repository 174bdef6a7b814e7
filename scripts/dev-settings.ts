/** Where `pnpm dev` serves. An empty setting counts as not set, as for the server. */
export function devSettings(environment: NodeJS.ProcessEnv) {
  const port = environment['PORT']?.trim() || '3000';
  const apiPort = environment['API_PORT']?.trim() || '3100';
  const origin = `http://localhost:${port}`;
  return {
    port,
    apiPort,
    origin,
    /** The app asks for the API on this machine, and so does nobody else. */
    apiSettings: { ...environment, HOST: '127.0.0.1', PORT: apiPort, PUBLIC_ORIGIN: origin },
  };
}
