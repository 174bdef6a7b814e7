import type { OwnIcons } from './own-icons.ts';

/** What the server writes into the page for the app: where the API is and how one signs in. */
export type AppConfig = {
  /** Null on a host of files alone, where no server has written it into the page. */
  apiBaseUrl: string | null;
  /** Where the product is found by everybody, for the addresses that others are to keep. */
  origin: string;
  /** Other sites that a redirect of the API may lead to. */
  redirectOrigins?: readonly string[];
  /** Icons of another service, by what they stand for. */
  icons?: OwnIcons;
  /** Which build this is; none in development. */
  build?: string;
  signIn?: { authorizationEndpoint: string; clientId: string };
};

/** Reads the configuration from the page (`<script id="app-config" type="application/json">`). */
export function readConfig(page: Document): AppConfig {
  const text = page.getElementById('app-config')?.textContent ?? '{}';
  const written: Partial<AppConfig> = JSON.parse(text);
  return { apiBaseUrl: null, origin: page.location.origin, ...written };
}
