import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createHmac } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { twoFreePorts } from '../../packages/server/src/node/testing/free-port.ts';

const main = fileURLToPath(new URL('../../packages/server/src/node/main.ts', import.meta.url));

/** In front of a proxy. */
export type StudioPlace = { origin: string; basePath: string };

/** The real product on a data folder of its own: the server of `pnpm start`, which a test may kill. */
export class RunningStudio {
  readonly origin: string;
  readonly folder: string;
  #ports: { app: number; signIn: number };
  #process: ChildProcess | null = null;
  #parameters: string[];
  #environment: Record<string, string>;

  private constructor({
    folder,
    ports,
    appFolder,
    place,
    environment,
  }: {
    folder: string;
    ports: { app: number; signIn: number };
    appFolder: string | undefined;
    place: StudioPlace | undefined;
    environment: Record<string, string>;
  }) {
    this.folder = folder;
    this.#environment = {
      ...(place && { PUBLIC_ORIGIN: place.origin, BASE_PATH: place.basePath }),
      ...environment,
    };
    this.#parameters = appFolder === undefined ? [] : ['--app-folder', appFolder];
    this.#ports = ports;
    this.origin = place?.origin ?? `http://localhost:${ports.app}`;
  }

  /** Where the server itself listens. */
  get port(): number {
    return this.#ports.app;
  }

  /**
   * @param appFolder where the app was built, when not where it usually is
   * @param place where a proxy shows the product, when there is one
   * @param environmentAt further settings, by the port of the server
   * @param data a data folder, which is copied
   */
  static async start(
    appFolder?: string,
    place?: StudioPlace,
    environmentAt: (port: number) => Record<string, string> = () => ({}),
    data: string | undefined = process.env['NEW_DATA_FOLDER'],
  ): Promise<RunningStudio> {
    const folder = await mkdtemp(join(tmpdir(), 'ecritoire-e2e-'));
    if (data !== undefined) await cp(data, folder, { recursive: true });
    const [app, signIn] = await twoFreePorts();
    const ports = { app, signIn };
    const environment = environmentAt(ports.app);
    const studio = new RunningStudio({ folder, ports, appFolder, place, environment });
    await studio.run();
    return studio;
  }

  /** Starts the server and waits until it says that it is ready. */
  async run(): Promise<void> {
    const child = spawn(process.execPath, [main, ...this.#parameters], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(this.#ports.app),
        LOCAL_SIGN_IN_PORT: String(this.#ports.signIn),
        DATA_DIR: this.folder,
        DATABASE_URL: '',
        RATE_LIMIT_FACTOR: '100',
        LOG_LEVEL: 'warn',
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    let output = '';
    const ready = new Promise<void>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(this.origin)) resolve();
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code) => reject(new Error(`The server left with ${code}: ${output}`)));
    });
    await ready;
  }

  /** The same access token as it is once its time is over: signed by this server, and expired. */
  async expired(accessToken: string): Promise<string> {
    const secret = await readFile(join(this.folder, 'access-token-secret'), 'utf8');
    const [head = '', payload = ''] = accessToken.split('.');
    const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const past = { ...claims, exp: Math.floor(Date.now() / 1000) - 1 };
    const signed = `${head}.${Buffer.from(JSON.stringify(past)).toString('base64url')}`;
    return `${signed}.${createHmac('sha256', secret.trim()).update(signed).digest('base64url')}`;
  }

  /** Pulls the plug: no goodbye, no flush. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it in good order; its data folder stays. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null) return;
    const left = once(child, 'exit');
    child.kill(signal);
    await left;
  }
}
