import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A place where builds of the app follow one another while a server serves them. */
export class Deployments {
  readonly folder: string;
  #count = 1;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Puts the build of this worktree there. */
  static async begin(): Promise<Deployments> {
    const folder = join(await mkdtemp(join(tmpdir(), 'ecritoire-builds-')), 'dist');
    await cp(join(import.meta.dirname, '../dist'), folder, { recursive: true });
    return new Deployments(folder);
  }

  /**
   * Puts a newer build in its place: every script has another name, and those of before are gone.
   * @returns its id
   */
  async deploy(): Promise<string> {
    this.#count += 1;
    const id = `build-${this.#count}`;
    const { id: before }: { id: string } = JSON.parse(
      await readFile(join(this.folder, 'builds/latest.json'), 'utf8'),
    );
    const entries = await readdir(this.folder, { recursive: true });
    const scripts = entries.filter((path) => /^assets\/.*\.js$/.test(path));
    const names = scripts.map((path) => path.slice('assets/'.length, -'.js'.length));
    // The longest first: one name may be the beginning of another.
    names.sort((one, other) => other.length - one.length);
    const pattern = new RegExp(
      `(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})\\.js`,
      'g',
    );
    for (const path of entries.filter((each) => /\.(js|html)$/.test(each))) {
      const text = await readFile(join(this.folder, path), 'utf8');
      const renamed = text.replaceAll(pattern, `$1-${this.#count}.js`).replaceAll(before, id);
      await writeFile(join(this.folder, path), renamed);
    }
    for (const path of scripts) {
      const file = join(this.folder, path);
      await rename(file, file.replace(/\.js$/, `-${this.#count}.js`));
      await rm(`${file}.br`, { force: true });
      await rm(`${file}.gz`, { force: true });
    }
    await writeFile(join(this.folder, 'builds/latest.json'), JSON.stringify({ id }));
    return id;
  }

  async end(): Promise<void> {
    await rm(join(this.folder, '..'), { recursive: true });
  }
}
