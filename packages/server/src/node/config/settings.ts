/** Every environment variable of the server: the README's table is tested against this one. */
export const SETTINGS = [
  {
    name: 'PORT',
    default: '3000',
    meaning: 'Port on which the product is served.',
  },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'Network address to listen on; `0.0.0.0` lets other machines in.',
  },
  {
    name: 'PUBLIC_ORIGIN',
    default: 'http://localhost:PORT',
    meaning: 'Where browsers find the product; https unless on this machine.',
  },
  {
    name: 'BASE_PATH',
    default: '/',
    meaning: 'Path below which a proxy, which strips it, shows the product, such as `/desk`.',
  },
  {
    name: 'DATABASE_URL',
    default: 'the embedded database',
    meaning: 'PostgreSQL to use instead: `postgres://user:password@host:5432/database`.',
  },
  {
    name: 'DATABASE_WAIT_SECONDS',
    default: '60',
    meaning: 'Seconds that a start waits for a PostgreSQL that is starting up, full or read-only.',
  },
  {
    name: 'DATA_DIR',
    default: '.data',
    meaning:
      'Folder of the embedded database, its lock and generated keys, seen from the project root.',
  },
  {
    name: 'ACCESS_TOKEN_SECRET',
    default: 'generated in DATA_DIR',
    meaning:
      'Signs access tokens, at least 32 bytes, the same for every replica; required in production with DATABASE_URL.',
  },
  {
    name: 'GOOGLE_CLIENT_ID',
    default: 'the local sign-in provider',
    meaning: 'Client id of the Google sign-in; required in production.',
  },
  {
    name: 'SIGN_IN_ISSUER',
    default: 'https://accounts.google.com',
    meaning: 'Another OpenID Connect provider than Google; its client id is GOOGLE_CLIENT_ID.',
  },
  {
    name: 'LOCAL_SIGN_IN_PORT',
    default: '3001',
    meaning: 'Port of the local sign-in provider, on loopback only.',
  },
  {
    name: 'TRUST_PROXY',
    default: '0',
    meaning:
      'How many proxies stand in front: which entry of X-Forwarded-For, from the right, is the client.',
  },
  {
    name: 'HEADER_SECONDS',
    default: '15',
    meaning: 'Seconds in which the headers of a request have to come.',
  },
  {
    name: 'REQUEST_SECONDS',
    default: '60',
    meaning: 'Seconds in which a whole request, its body included, has to come.',
  },
  {
    name: 'MAX_CONNECTIONS',
    default: '4000',
    meaning: 'Open connections in all; more are closed at once.',
  },
  {
    name: 'MAX_CONNECTIONS_PER_ADDRESS',
    default: '200',
    meaning: 'Open connections of one address; not counted behind a proxy (TRUST_PROXY).',
  },
  {
    name: 'REDIRECT_ORIGINS',
    default: 'none',
    meaning:
      'Other https origins, with commas between them, that a redirect of the API may lead a page to.',
  },
  {
    name: 'CORS_ORIGINS',
    default: 'none',
    meaning:
      'Other https origins, with commas between them, whose pages may call the API from a browser; `*` is every one.',
  },
  {
    name: 'API_BASE_URL',
    default: 'PUBLIC_ORIGIN/api',
    meaning:
      'Where pages find the API when it has an origin of its own: `https://api.example.com/api`.',
  },
  {
    name: 'ICON_SERVICE',
    default: 'none',
    meaning:
      'Https address of a service of icons that answers as Iconify does, such as `https://api.iconify.design/lucide.json`.',
  },
  {
    name: 'ICONS',
    default: 'none',
    meaning:
      'Icons of that service: `journal=feather,home=armchair`; for home, projects, journal, documents, sessions and calendar.',
  },
  {
    name: 'DAILY_BACKUPS',
    default: '7',
    meaning:
      'Daily backups of the embedded database that stay in `DATA_DIR/backups`; `0` makes none.',
  },
  {
    name: 'ACCOUNT_SIZE_MB',
    default: '500',
    meaning: 'Millions of characters that the texts and the sessions of one account may take up.',
  },
  {
    name: 'RATE_LIMIT_FACTOR',
    default: '1',
    meaning: 'Multiplies every rate limit, for load tests and conformance runs.',
  },
  {
    name: 'SMTP_URL',
    default: 'none',
    meaning:
      'Mail server that sends what visitors write, at most once an hour: `smtps://user:password@mail.example.com`.',
  },
  {
    name: 'NOTICE_TO',
    default: 'none',
    meaning: 'E-mail addresses that it is sent to, with commas between them.',
  },
  {
    name: 'NOTICE_FROM',
    default: 'the first of NOTICE_TO',
    meaning: 'E-mail address that it is sent from.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
  },
  {
    name: 'NODE_ENV',
    default: 'development',
    meaning: '`production` requires GOOGLE_CLIENT_ID and forbids the local sign-in provider.',
  },
] as const;

export type SettingName = (typeof SETTINGS)[number]['name'];
