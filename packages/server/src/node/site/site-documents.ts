import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { belowBasePath, withAppConfig, withServer, type AppConfig } from './app-page.ts';
import { policyOfPage } from './content-security-policy.ts';
import type { FormAnswers } from './form-page.ts';

/** A text of the built app as this server gives it out. */
export type SiteDocument = {
  /** A weak ETag: the same in every encoding. */
  etag: string;
  plain: Buffer<ArrayBuffer>;
  br: () => Promise<Buffer<ArrayBuffer>>;
  gzip: () => Promise<Buffer<ArrayBuffer>>;
  /** Pages only. */
  policy: string | undefined;
};

/** What the build says of itself. */
export type BuildFacts = { origin: string; routes: string[] };

/** Where browsers find the product. */
export type Place = {
  origin: string;
  /** The path of a proxy that strips it; empty without one. */
  basePath: string;
};

const FACTS = 'builds/site.json';
const FORM_ANSWERS = 'builds/forms.json';

/** Made once, when it is first asked for. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/**
 * The texts that name the product's own address or take this server's settings: pages, feeds, the
 * sitemap. They are made from the build when first requested, and again after a newer build or a
 * change of the settings.
 */
export function createSiteDocuments(
  folder: string,
  config: () => AppConfig,
  { origin: publicOrigin, basePath }: Place,
) {
  const cache = new Map<string, { changed: number; settings: string; document: SiteDocument }>();
  let facts: { changed: number; facts: BuildFacts } | undefined;

  /** @returns undefined when there is no such file */
  const changedAt = async (path: string): Promise<number | undefined> => {
    const found = await stat(join(folder, path)).catch(() => undefined);
    return found?.isFile() ? found.mtimeMs : undefined;
  };

  const readFacts = async (): Promise<BuildFacts> => {
    const changed = await changedAt(FACTS);
    if (facts !== undefined && facts.changed === changed) return facts.facts;
    const read: BuildFacts =
      changed === undefined
        ? { origin: publicOrigin, routes: [] }
        : JSON.parse(await readFile(join(folder, FACTS), 'utf8'));
    facts = { changed: changed ?? 0, facts: read };
    return read;
  };

  const make = async (path: string): Promise<SiteDocument> => {
    const built = await readFile(join(folder, path), 'utf8');
    const { origin } = await readFacts();
    const here = built.replaceAll(origin, `${publicOrigin}${basePath}`);
    const isPage = path.endsWith('.html');
    if (!isPage) return documentOf(here, undefined);
    const settings = config();
    const text = withAppConfig(withServer(belowBasePath(here, basePath)), {
      ...settings,
      origin: publicOrigin,
    });
    // A path is on this origin, which a policy names anyhow.
    return documentOf(
      text,
      policyOfPage(text, [settings.apiBaseUrl, settings.icons?.service ?? '']),
    );
  };

  /**
   * @param policy that of the page as it was built: what people wrote is allowed nothing.
   * @param quality of Brotli: the smallest for what is made once, the quickest for one answer.
   */
  const documentOf = (text: string, policy: string | undefined, quality = 10): SiteDocument => {
    const plain = Buffer.from(text);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return {
      etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
      plain,
      br: once(async () => Buffer.from(await promisify(brotliCompress)(plain, { params }))),
      gzip: once(async () => Buffer.from(await promisify(gzip)(plain))),
      policy,
    };
  };

  return {
    facts: readFacts,
    /** What is said of a form that a visitor has sent, by language; nothing in a build without any. */
    async formAnswers(): Promise<Partial<Record<string, FormAnswers>>> {
      if ((await changedAt(FORM_ANSWERS)) === undefined) return {};
      return JSON.parse(await readFile(join(folder, FORM_ANSWERS), 'utf8'));
    },
    /** For one answer: a page that says more in the place of its title. @param head takes what that was */
    withTitle({ plain, policy }: SiteDocument, head: (title: string) => string): SiteDocument {
      const title = /<title>([^<]*)<\/title>/u;
      const text = plain.toString().replace(title, (_, was: string) => head(was));
      return documentOf(text, policy, 4);
    },
    /** @returns undefined when the build has no such file */
    async find(path: string): Promise<SiteDocument | undefined> {
      const changed = await changedAt(path);
      if (changed === undefined) return undefined;
      const known = cache.get(path);
      const settings = JSON.stringify(config());
      if (known?.changed === changed && known.settings === settings) return known.document;
      const document = await make(path);
      cache.set(path, { changed, settings, document });
      return document;
    },
  };
}

export type SiteDocuments = ReturnType<typeof createSiteDocuments>;
