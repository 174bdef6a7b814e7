import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, constantFrom, dictionary, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StartUpError } from '../start-up-error.ts';
import { PROJECT_ROOT, readConfig } from './config.ts';
import { SETTINGS } from './settings.ts';

const SECRET = 'a'.repeat(32);
const PRODUCTION = {
  NODE_ENV: 'production',
  GOOGLE_CLIENT_ID: 'client',
  PUBLIC_ORIGIN: 'https://write.example.com',
};

describe('the settings', () => {
  test('is optional: the product runs on this machine alone', () => {
    expect(readConfig({})).toEqual({
      environment: 'development',
      logLevel: 'info',
      host: '127.0.0.1',
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      basePath: '',
      dataFolder: join(PROJECT_ROOT, '.data'),
      databaseWaitSeconds: 60,
      trustedProxies: 0,
      connectionLimits: {
        headerSeconds: 15,
        requestSeconds: 60,
        connections: 4000,
        connectionsPerAddress: 200,
      },
      redirectOrigins: [],
      corsOrigins: [],
      dailyBackups: 7,
      accountSizeLimit: 500_000_000,
      rateLimitFactor: 1,
      signIn: { provider: 'local', port: 3001 },
    });
  });

  test.each([
    ['/', ''],
    ['/desk/', '/desk'],
    ['/tools/desk.v2', '/tools/desk.v2'],
  ])('take %s for the path of a proxy', (value, basePath) => {
    expect(readConfig({ BASE_PATH: value }).basePath).toBe(basePath);
  });

  // SERVER-5
  test('list origins as browsers send them', () => {
    const CORS_ORIGINS = 'https://App.example:443/, http://localhost:5173,*';
    const { corsOrigins, apiBaseUrl } = readConfig({
      CORS_ORIGINS,
      API_BASE_URL: 'https://api.example/api/',
    });
    expect(corsOrigins).toEqual(['https://app.example', 'http://localhost:5173', '*']);
    expect(apiBaseUrl).toBe('https://api.example/api');
  });

  test('are absent when empty', () => {
    const empty = Object.fromEntries(SETTINGS.map(({ name }) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
    expect(readFileSync(join(PROJECT_ROOT, 'README.md'), 'utf8')).toContain(
      'an empty one counts as not set',
    );
  });

  test('take Google, PostgreSQL and a public address in production', () => {
    const databaseUrl = 'postgres://writer:secret@db.example.com/ecritoire';
    expect(
      readConfig({
        ...PRODUCTION,
        DATABASE_URL: databaseUrl,
        ACCESS_TOKEN_SECRET: SECRET,
        DATA_DIR: '/var/lib/ecritoire',
      }),
    ).toMatchObject({
      environment: 'production',
      databaseUrl,
      accessTokenSecret: SECRET,
      dataFolder: '/var/lib/ecritoire',
      publicOrigin: 'https://write.example.com',
      signIn: { provider: 'remote', clientId: 'client', issuer: 'https://accounts.google.com' },
    });
  });

  // SERVER-51
  test('send digests from the first recipient by default', () => {
    const SMTP_URL = 'smtps://ops:hunter2@mail.example.org:465';
    const NOTICE_TO = 'ops@example.org, desk@example.org';
    const to = ['ops@example.org', 'desk@example.org'];
    expect(readConfig({ SMTP_URL, NOTICE_TO }).mail).toEqual({ url: SMTP_URL, to, from: to[0] });
    const NOTICE_FROM = 'studio@example.org';
    expect(readConfig({ SMTP_URL, NOTICE_TO, NOTICE_FROM }).mail?.from).toBe(NOTICE_FROM);
    expect(readConfig({ NOTICE_TO }).mail).toBeUndefined();
  });

  // PAGE-52
  test('of icons go together: a service and its replacements', () => {
    const service = 'https://icons.example.org/lucide.json';
    const ICONS = 'journal=feather, home=arm-chair';
    const names = { journal: 'feather', home: 'arm-chair' };
    expect(readConfig({ ICON_SERVICE: service, ICONS }).icons).toEqual({ service, names });
    expect(readConfig({ ICON_SERVICE: service }).icons).toBeUndefined();
    expect(readConfig({ ICONS }).icons).toBeUndefined();
  });

  // PAGE-20
  test.each<[string, Record<string, string>]>([
    ['PORT must be a whole number from 1 to 65535, not “http”.', { PORT: 'http' }],
    ['PORT must be a whole number from 1 to 65535, not “65536”.', { PORT: '65536' }],
    ['LOCAL_SIGN_IN_PORT must be a whole number', { LOCAL_SIGN_IN_PORT: '-1' }],
    ['LOCAL_SIGN_IN_PORT must be another port than PORT.', { PORT: '3001' }],
    ['HOST must be a host name or an IP address', { HOST: 'http://localhost' }],
    ['TRUST_PROXY must be a whole number', { TRUST_PROXY: 'yes' }],
    ['RATE_LIMIT_FACTOR must be a number above 0', { RATE_LIMIT_FACTOR: '0' }],
    ['RATE_LIMIT_FACTOR must be a number above 0', { RATE_LIMIT_FACTOR: '-1' }],
    ['written like 0.5 or 10, not “1e3”', { RATE_LIMIT_FACTOR: '1e3' }],
    ['LOG_LEVEL must be one of fatal, error', { LOG_LEVEL: 'loud' }],
    ['NODE_ENV must be one of development, test, production', { NODE_ENV: 'staging' }],
    ['PUBLIC_ORIGIN must be like', { PUBLIC_ORIGIN: 'https://example.com/desk' }],
    ['PUBLIC_ORIGIN must be like', { PUBLIC_ORIGIN: 'example.com' }],
    ['REDIRECT_ORIGINS must be https', { REDIRECT_ORIGINS: 'http://press.example.org' }],
    ['REDIRECT_ORIGINS must be https', { REDIRECT_ORIGINS: 'https://a.example/path' }],
    ['CORS_ORIGINS must be https', { CORS_ORIGINS: 'https://a.example/path' }],
    ['CORS_ORIGINS must be https', { CORS_ORIGINS: 'http://a.example' }],
    ['CORS_ORIGINS must be https', { CORS_ORIGINS: 'https://*.example' }],
    ['CORS_ORIGINS must be https', { CORS_ORIGINS: 'null' }],
    ['API_BASE_URL must be like', { API_BASE_URL: '/api' }],
    ['API_BASE_URL must be like', { API_BASE_URL: 'http://api.example/api' }],
    ['API_BASE_URL must be like', { API_BASE_URL: 'https://api.example/api?key=1' }],
    ['ICON_SERVICE must be an https', { ICON_SERVICE: 'http://icons.example.org' }],
    ['ICON_SERVICE must be an https', { ICON_SERVICE: 'https://icons.example.org; *' }],
    ['ICONS must be like', { ICONS: 'journal' }],
    ['for home, projects, journal', { ICONS: 'diary=feather' }],
    ['SMTP_URL must be like', { SMTP_URL: 'https://mail.example', NOTICE_TO: 'a@b.example' }],
    ['SMTP_URL must be like', { SMTP_URL: 'smtp:', NOTICE_TO: 'a@b.example' }],
    ['DAILY_BACKUPS must be a whole', { DAILY_BACKUPS: '-1' }],
    ['SMTP_URL needs NOTICE_TO', { SMTP_URL: 'smtp://mail.example' }],
    ['NOTICE_TO must be e-mail', { SMTP_URL: 'smtp://mail.example', NOTICE_TO: 'a@b.c\nBcc: d' }],
    [
      'NOTICE_FROM must be e-mail',
      { SMTP_URL: 'smtp://mail.example', NOTICE_TO: 'a@b.example', NOTICE_FROM: 'Me <a@b.c>' },
    ],
    ['BASE_PATH must be like', { BASE_PATH: 'desk' }],
    ['BASE_PATH must be like', { BASE_PATH: '//example.com' }],
    ['BASE_PATH must be like', { BASE_PATH: '/desk?x="' }],
    ['BASE_PATH must be like', { BASE_PATH: '/en' }],
    ['PUBLIC_ORIGIN must use https', { PUBLIC_ORIGIN: 'http://example.com' }],
    ['DATABASE_URL must be like', { DATABASE_URL: 'mysql://localhost/ecritoire' }],
    ['DATABASE_URL must be like', { DATABASE_URL: 'postgres://localhost' }],
    ['ACCESS_TOKEN_SECRET must be at least 32 bytes.', { ACCESS_TOKEN_SECRET: 'short' }],
    ['SIGN_IN_ISSUER needs GOOGLE_CLIENT_ID', { SIGN_IN_ISSUER: 'https://id.example.com' }],
    ['GOOGLE_CLIENT_ID is required when PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://example.com' }],
    ['GOOGLE_CLIENT_ID is required when PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://localhost' }],
    ['GOOGLE_CLIENT_ID is required in production', { NODE_ENV: 'production' }],
    ['SIGN_IN_ISSUER must be an https address', { ...PRODUCTION, SIGN_IN_ISSUER: 'http://e.com' }],
    ['ACCESS_TOKEN_SECRET is required', { ...PRODUCTION, DATABASE_URL: 'postgres://db/desk' }],
  ])('are refused in one sentence: %s', (sentence, environment) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  // SERVER-22
  test('are all reported when several are wrong', () => {
    const several = {
      PORT: 'x',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://e',
      SIGN_IN_ISSUER: 'http://e.com',
      LOCAL_SIGN_IN_PORT: '0',
    };
    expect(() => readConfig({ ...several, GOOGLE_CLIENT_ID: 'client' })).toThrow(
      /^PORT must [^.]+\. DATABASE_URL must [^.]+\. LOG_LEVEL must [^.]+\. SIGN_IN_ISSUER must [^”]+”\. LOCAL_SIGN_IN_PORT must [^.]+\.$/u,
    );
  });

  // SERVER-22
  test('missing ones are reported beside wrong ones', () => {
    const { GOOGLE_CLIENT_ID: _, ...environment } = PRODUCTION;
    const databaseUrl = 'postgres://db/desk';
    expect(() => readConfig({ ...environment, PORT: 'x', DATABASE_URL: databaseUrl })).toThrow(
      /^PORT must [^.]+\. ACCESS_TOKEN_SECRET is required [^.]+\. GOOGLE_CLIENT_ID is required [^.]+\.$/u,
    );
    expect(() =>
      readConfig({ ...PRODUCTION, DATABASE_URL: databaseUrl, ACCESS_TOKEN_SECRET: 'short' }),
    ).toThrow(/^ACCESS_TOKEN_SECRET must be at least 32 bytes\.$/u);
    expect(() => readConfig({ PORT: 'x', LOCAL_SIGN_IN_PORT: '3000' })).toThrow(
      /^PORT must [^.]+\.$/u,
    );
  });

  test('never show a secret in a sentence', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://writer:hunter2@' })).toThrow(
      /^(?!.*hunter2)/,
    );
    expect(() => readConfig({ ACCESS_TOKEN_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
    expect(() => readConfig({ SMTP_URL: 'mail://me:hunter2@mail.example' })).toThrow(
      /^(?!.*hunter2)/,
    );
  });

  test('are a correct configuration or one sentence, whatever is given', () => {
    const names = SETTINGS.map(({ name }) => name);
    const environments = dictionary(constantFrom(...names), string(), { noNullPrototype: true });
    const readsOrRefuses = property(environments, (environment) => {
      try {
        return readConfig(environment).port > 0;
      } catch (error) {
        return error instanceof StartUpError;
      }
    });
    expect(check(readsOrRefuses)).toMatchObject({ failed: false });
  });
});
