import { DOMParser, type ParseOptions, type Slice } from 'prosemirror-model';
import type * as pageModule from './page-parser.ts';
import { schema } from './schema.ts';

/** What reads the pages of other programs; it loads after the editor. */
type PageModule = Pick<typeof pageModule, 'pageParser' | 'withoutInlineStyles'>;

export type LoadPages = () => Promise<PageModule>;

const loadPages: LoadPages = () => import('./page-parser.ts');

/** How long a paste waits for the parser, in ms, before it is pasted as plain text. */
const timeout = 3000;

/** Loads the parser of pasted pages once for an editor; a load that failed is tried again when asked. */
export class PageReader extends DOMParser {
  #load: LoadPages;
  #loaded: PageModule | null = null;
  #loading: Promise<void> | null = null;
  /** Of the text that is pasted into: a page that says none is in it. */
  #language = '';

  constructor(load: LoadPages = loadPages) {
    super(schema, DOMParser.fromSchema(schema).rules);
    this.#load = load;
  }

  get isLoaded(): boolean {
    return this.#loaded !== null;
  }

  /** Resolves once it is loaded, cannot be loaded, or takes too long: `isLoaded` says which. */
  async load(): Promise<void> {
    if (this.#loaded) return;
    this.#loading ??= this.#loadOnce();
    const limit = Promise.withResolvers<void>();
    const timer = setTimeout(limit.resolve, timeout);
    await Promise.race([this.#loading, limit.promise]);
    clearTimeout(timer);
  }

  async #loadOnce(): Promise<void> {
    try {
      this.#loaded = await this.#load();
    } catch {
      // Offline, or after a release.
    } finally {
      this.#loading = null;
    }
  }

  prepare(html: string, language: string): string {
    this.#language = language;
    return this.#loaded?.withoutInlineStyles(html) ?? html;
  }

  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    dom.lang ||= this.#language;
    const { pageParser } = this.#loaded ?? {};
    return pageParser?.parseSlice(dom, options) ?? super.parseSlice(dom, options);
  }
}
