/** One page with what changed: before, after, and where they differ. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sheet } from './sheets.ts';
import type { Story } from './storybook.ts';

export type Change = {
  story: Story;
  /** In words: "changed: 320-dark". */
  what: string;
  before: Sheet | null;
  after: Sheet | null;
  difference: Sheet | null;
};

const folder = fileURLToPath(new URL('report/', import.meta.url));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function figure(caption: string, sheet: Sheet | null): string {
  if (sheet === null) return '';
  return `<figure><figcaption>${caption}</figcaption><img alt="${caption}" src="data:image/webp;base64,${sheet}"></figure>`;
}

function section({ story, what, before, after, difference }: Change): string {
  return `<section>
<h2>${escaped(`${story.title} · ${story.name}`)}</h2><p>${escaped(what)} · <code>${escaped(story.id)}</code> · ${escaped(story.importPath)}</p>
${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}
</section>`;
}

/** Writes the page; gives its path. */
export function writeReport(changes: readonly Change[]): string {
  const file = join(folder, 'index.html');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>What changed in the stories</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-inline-size: 80rem; padding-inline: 1rem; background: #f8f6f1; color: #20272b }
section { border-block-start: 1px solid #c6c3ba; margin-block-start: 3rem }
figure { margin: 1rem 0 } figcaption { font-weight: 600 } img { max-inline-size: 100%; border: 1px solid #c6c3ba }
</style>
<h1>${changes.length} ${changes.length === 1 ? 'story' : 'stories'} to look at</h1>
<p>On every picture: 1280 px light and dark, then 320 px light and dark.</p>
${changes.map(section).join('\n')}
</html>\n`,
  );
  return file;
}
