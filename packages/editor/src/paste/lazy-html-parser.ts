import { DOMParser, type ParseOptions, type Slice } from 'prosemirror-model';
import { schema } from '../schema/schema.ts';
import type * as pageModule from './html/html-parser.ts';

/** What reads the pages of other programs; it loads after the editor. */
type HtmlParserModule = Pick<typeof pageModule, 'htmlParser' | 'withoutInlineStyles'>;

export type LoadHtmlParser = () => Promise<HtmlParserModule>;

const loadHtmlParser: LoadHtmlParser = () => import('./html/html-parser.ts');

/** How long a paste waits for the parser, in ms, before it is pasted as plain text. */
const timeout = 3000;

/** Loads the parser of pasted pages once for an editor; a load that failed is tried again when asked. */
export class LazyHtmlParser extends DOMParser {
  #load: LoadHtmlParser;
  #loaded: HtmlParserModule | null = null;
  #loading: Promise<void> | null = null;
  /** Of the text that is pasted into: a page that says none is in it. */
  #language = '';

  constructor(load: LoadHtmlParser = loadHtmlParser) {
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
    const { htmlParser } = this.#loaded ?? {};
    return htmlParser?.parseSlice(dom, options) ?? super.parseSlice(dom, options);
  }
}
