/** What the server writes into the page for the app: where the API is and how one signs in. */
export type AppConfig = {
  apiBaseUrl: string;
  signIn?: { authorizationEndpoint: string; clientId: string };
};

const fallback: AppConfig = { apiBaseUrl: '/api' };

/** Reads the configuration from the page (`<script id="app-config" type="application/json">`). */
export function readConfig(page: Document): AppConfig {
  const text = page.getElementById('app-config')?.textContent ?? '{}';
  const written: Partial<AppConfig> = JSON.parse(text);
  return { ...fallback, ...written };
}
