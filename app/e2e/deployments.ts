import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A place where builds of the app follow one another while a server serves them. */
export class Deployments {
  /** The build that is served: a link to its folder. */
  readonly folder: string;
  #home: string;
  #count = 1;

  private constructor(home: string) {
    this.#home = home;
    this.folder = join(home, 'dist');
  }

  /** Puts the build of this worktree there. */
  static async begin(): Promise<Deployments> {
    const home = await mkdtemp(join(tmpdir(), 'ecritoire-builds-'));
    await cp(join(import.meta.dirname, '../dist'), join(home, 'build-1'), { recursive: true });
    await symlink('build-1', join(home, 'dist'));
    return new Deployments(home);
  }

  /**
   * Puts a newer build in its place: every script has another name, and those of before are gone.
   * @returns its id
   */
  async deploy(): Promise<string> {
    this.#count += 1;
    const id = `build-${this.#count}`;
    const folder = join(this.#home, id);
    await cp(join(this.#home, `build-${this.#count - 1}`), folder, { recursive: true });
    const { id: before }: { id: string } = JSON.parse(
      await readFile(join(folder, 'builds/latest.json'), 'utf8'),
    );
    const entries = await readdir(folder, { recursive: true });
    const scripts = entries.filter((path) => /^assets\/.*\.js$/.test(path));
    const names = scripts.map((path) => path.slice('assets/'.length, -'.js'.length));
    // The longest first: one name may be the beginning of another.
    names.sort((one, other) => other.length - one.length);
    const pattern = new RegExp(
      `(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})\\.js`,
      'g',
    );
    for (const path of entries.filter((each) => /\.(js|html)$/.test(each))) {
      const text = await readFile(join(folder, path), 'utf8');
      const renamed = text.replaceAll(pattern, `$1-${this.#count}.js`).replaceAll(before, id);
      await writeFile(join(folder, path), renamed);
    }
    for (const path of scripts) {
      const file = join(folder, path);
      await rename(file, file.replace(/\.js$/, `-${this.#count}.js`));
      await rm(`${file}.br`, { force: true });
      await rm(`${file}.gz`, { force: true });
    }
    await writeFile(join(folder, 'builds/latest.json'), JSON.stringify({ id }));
    // In one stroke: nobody is ever served a half of each.
    await symlink(id, join(this.#home, 'next'));
    await rename(join(this.#home, 'next'), this.folder);
    return id;
  }

  async end(): Promise<void> {
    await rm(this.#home, { recursive: true });
  }
}
