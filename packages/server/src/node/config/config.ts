import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { ConnectionLimits } from '../listen.ts';
import { StartUpError } from '../start-up-error.ts';
import { apiBaseUrlOf, corsOriginsOf } from './cross-origin.ts';
import { mailOf, type MailConfig } from './mail.ts';
import { iconServiceOf, ownIconsOf, type OwnIcons } from './own-icons.ts';
import type { SettingName } from './settings.ts';
import { isSafe, listed, originIn, webAddress } from './web-address.ts';

export const PROJECT_ROOT = join(import.meta.dirname, '../../../../..');
export const GOOGLE_ISSUER = 'https://accounts.google.com';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const ENVIRONMENTS = ['development', 'test', 'production'] as const;
/** RFC 7518 §3.2: a key of HS256 is no shorter than its hash. */
const SHORTEST_SECRET = 32;
/** The product's own first path segments, which would be ambiguous as a proxy's. */
const OWN_PATHS = /^\/(?:api|app|auth|en)(?:\/|$)/i;

export type Config = {
  environment: (typeof ENVIRONMENTS)[number];
  logLevel: (typeof LOG_LEVELS)[number];
  host: string;
  port: number;
  /** Scheme, host and port, without a slash at the end. */
  publicOrigin: string;
  /** Below which a proxy shows the product, such as `/desk`; empty where there is none. */
  basePath: string;
  /** Absolute. */
  dataFolder: string;
  /** Without it, the embedded database is used. */
  databaseUrl?: string;
  /** How long a start waits for a database in trouble. */
  databaseWaitSeconds: number;
  /** Without it, one is generated and saved in the data folder. */
  accessTokenSecret?: string;
  /** Proxies in front of this server whose X-Forwarded-For entries can be believed. */
  trustedProxies: number;
  connectionLimits: ConnectionLimits;
  /** Other sites that a redirect of the API may lead to. */
  redirectOrigins: readonly string[];
  /** Other origins whose pages may call the API; `*` is all of them. */
  corsOrigins: readonly string[];
  /** Where pages find the API, when that is not this server at the public origin. */
  apiBaseUrl?: string;
  /** Icons of another service in the place of the product’s own. */
  icons?: OwnIcons;
  /** How many of the embedded database stay; 0 makes none. */
  dailyBackups: number;
  /** Characters. */
  accountSizeLimit: number;
  rateLimitFactor: number;
  /** Without it, no digest is sent. */
  mail?: MailConfig;
  signIn:
    | { provider: 'remote'; issuer: string; clientId: string }
    | { provider: 'local'; port: number };
};

/**
 * Reads the settings of the server from environment variables. An empty one counts as not set.
 *
 * @throws StartUpError naming each setting that is wrong and what it must be, and what is missing
 *   beside the others.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const value = (name: SettingName) => environment[name]?.trim() || undefined;
  const wrong: string[] = [];
  const read = <T>(parse: (value: string | undefined) => T, name: SettingName): T => {
    try {
      return parse(value(name));
    } catch (error) {
      if (!(error instanceof StartUpError)) throw error;
      wrong.push(error.message);
      // So that other mistakes are reported as well.
      return parse(undefined);
    }
  };
  const mode = read((text = 'development') => oneOf('NODE_ENV', text, ENVIRONMENTS), 'NODE_ENV');
  const port = read((text = '3000') => portOf('PORT', text), 'PORT');
  const publicOrigin = read(
    (text = `http://localhost:${String(port)}`) => originOf(text),
    'PUBLIC_ORIGIN',
  );
  const databaseUrl = read(databaseUrlOf, 'DATABASE_URL');
  const accessTokenSecret = read(secretOf, 'ACCESS_TOKEN_SECRET');
  const trustedProxies = read((text = '0') => proxiesOf(text), 'TRUST_PROXY');
  const count = (name: SettingName, usual: string) =>
    read((text = usual) => countOf(name, text), name);
  const iconService = read(iconServiceOf, 'ICON_SERVICE');
  const icons = read((text) => ownIconsOf(text, iconService), 'ICONS');
  const apiBaseUrl = read(apiBaseUrlOf, 'API_BASE_URL');
  const mail = read((url) => mailOf(url, value('NOTICE_TO'), value('NOTICE_FROM')), 'SMTP_URL');
  const config = {
    environment: mode,
    logLevel: read((text = 'info') => oneOf('LOG_LEVEL', text, LOG_LEVELS), 'LOG_LEVEL'),
    host: read((text = '127.0.0.1') => hostOf(text), 'HOST'),
    port,
    publicOrigin,
    basePath: read((text = '/') => basePathOf(text), 'BASE_PATH'),
    dataFolder: resolve(PROJECT_ROOT, value('DATA_DIR') ?? '.data'),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    databaseWaitSeconds: count('DATABASE_WAIT_SECONDS', '60'),
    ...(accessTokenSecret === undefined ? {} : { accessTokenSecret }),
    trustedProxies,
    connectionLimits: {
      headerSeconds: count('HEADER_SECONDS', '15'),
      requestSeconds: count('REQUEST_SECONDS', '60'),
      connections: count('MAX_CONNECTIONS', '4000'),
      connectionsPerAddress:
        trustedProxies > 0 ? undefined : count('MAX_CONNECTIONS_PER_ADDRESS', '200'),
    },
    redirectOrigins: read((text = '') => redirectOriginsOf(text), 'REDIRECT_ORIGINS'),
    corsOrigins: read((text = '') => corsOriginsOf(text), 'CORS_ORIGINS'),
    ...(apiBaseUrl === undefined ? {} : { apiBaseUrl }),
    ...(icons === undefined ? {} : { icons }),
    ...(mail === undefined ? {} : { mail }),
    dailyBackups: read((text = '7') => backupsOf(text), 'DAILY_BACKUPS'),
    accountSizeLimit: count('ACCOUNT_SIZE_MB', '500') * 1_000_000,
    rateLimitFactor: read((text = '1') => factorOf(text), 'RATE_LIMIT_FACTOR'),
  };
  const clientId = value('GOOGLE_CLIENT_ID');
  const issuer = read((text = GOOGLE_ISSUER) => issuerOf(text), 'SIGN_IN_ISSUER');
  const localPort = read(
    (text = '3001') => portOf('LOCAL_SIGN_IN_PORT', text),
    'LOCAL_SIGN_IN_PORT',
  );
  const missing = [
    ...(mode === 'production' && value('DATABASE_URL') && !value('ACCESS_TOKEN_SECRET')
      ? [SECRET_MISSING]
      : []),
    ...(clientId === undefined ? whyNotLocal(value, mode, publicOrigin) : []),
  ];
  if (wrong.length + missing.length > 0) throw new StartUpError([...wrong, ...missing].join(' '));
  return {
    ...config,
    signIn:
      clientId === undefined
        ? { provider: 'local', port: localPort }
        : { provider: 'remote', issuer, clientId },
  };
}

const SECRET_MISSING =
  'ACCESS_TOKEN_SECRET is required in production with DATABASE_URL, so that every server signs with the same one.';

/** What speaks against the local sign-in provider, which runs where there is no client id. */
function whyNotLocal(
  value: (name: SettingName) => string | undefined,
  mode: Config['environment'],
  publicOrigin: string,
): string[] {
  if (mode === 'production') {
    return [
      'GOOGLE_CLIENT_ID is required in production, where the local sign-in provider never runs.',
    ];
  }
  if (value('SIGN_IN_ISSUER') !== undefined) {
    return ['SIGN_IN_ISSUER needs GOOGLE_CLIENT_ID, the client id it has given.'];
  }
  if (new URL(publicOrigin).protocol !== 'http:') {
    return [
      'GOOGLE_CLIENT_ID is required when PUBLIC_ORIGIN is not a plain http address on this machine, because the local sign-in provider serves nothing else.',
    ];
  }
  // As they were given: one that is no port is no other's port either.
  const isTaken = Number(value('LOCAL_SIGN_IN_PORT') ?? '3001') === Number(value('PORT') ?? '3000');
  return isTaken ? ['LOCAL_SIGN_IN_PORT must be another port than PORT.'] : [];
}

function oneOf<const T extends string>(name: SettingName, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw new StartUpError(`${name} must be one of ${allowed.join(', ')}, not “${value}”.`);
}

function portOf(name: SettingName, value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new StartUpError(`${name} must be a whole number from 1 to 65535, not “${value}”.`);
}

function proxiesOf(value: string): number {
  if (/^\d$/.test(value)) return Number(value);
  throw new StartUpError(`TRUST_PROXY must be a whole number from 0 to 9, not “${value}”.`);
}

function backupsOf(value: string): number {
  if (/^\d{1,3}$/.test(value)) return Number(value);
  throw new StartUpError(`DAILY_BACKUPS must be a whole number from 0 to 999, not “${value}”.`);
}

function countOf(name: SettingName, value: string): number {
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value);
  throw new StartUpError(`${name} must be a whole number above 0, not “${value}”.`);
}

function factorOf(value: string): number {
  const factor = Number(value);
  if (/^\d+(\.\d+)?$/.test(value) && factor > 0) return factor;
  throw new StartUpError(
    `RATE_LIMIT_FACTOR must be a number above 0, written like 0.5 or 10, not “${value}”.`,
  );
}

function hostOf(value: string): string {
  if (isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value)) return value;
  throw new StartUpError(`HOST must be a host name or an IP address, not “${value}”.`);
}

function originOf(value: string): string {
  const url = originIn(value);
  if (url === undefined) {
    throw new StartUpError(
      `PUBLIC_ORIGIN must be like https://write.example.com, without a path, not “${value}”.`,
    );
  }
  if (!isSafe(url)) {
    throw new StartUpError(
      'PUBLIC_ORIGIN must use https unless it is on this machine, because browsers keep a sign-in only there.',
    );
  }
  return url.origin;
}

function redirectOriginsOf(value: string): string[] {
  return listed(value).map((part) => {
    const url = originIn(part);
    if (url?.protocol === 'https:') return url.origin;
    throw new StartUpError(
      `REDIRECT_ORIGINS must be https origins with commas between them, not “${part}”.`,
    );
  });
}

function basePathOf(value: string): string {
  const path = value.replace(/\/$/, '');
  if (/^(\/[\w~-][\w.~-]*)*$/.test(path) && !OWN_PATHS.test(path)) return path;
  throw new StartUpError(
    `BASE_PATH must be like /desk, and not begin with a path of the product itself, not “${value}”.`,
  );
}

function issuerOf(value: string): string {
  const url = webAddress(value);
  if (url !== undefined && isSafe(url) && url.search === '' && url.hash === '') return value;
  throw new StartUpError(`SIGN_IN_ISSUER must be an https address, not “${value}”.`);
}

/** Neither value is shown in a message: both hold a secret. */
function databaseUrlOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1)
    return value;
  throw new StartUpError('DATABASE_URL must be like postgres://user:password@host:5432/database.');
}

function secretOf(value: string | undefined): string | undefined {
  if (value === undefined || Buffer.byteLength(value) >= SHORTEST_SECRET) return value;
  throw new StartUpError(`ACCESS_TOKEN_SECRET must be at least ${String(SHORTEST_SECRET)} bytes.`);
}
