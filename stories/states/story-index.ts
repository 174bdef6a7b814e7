import { resolve } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexedStory } from './coverage.ts';

/** Every story with its tags, from Storybook's own index, which needs no build. */
export async function listStories(): Promise<IndexedStory[]> {
  const configDir = resolve(import.meta.dirname, '../../.storybook');
  const { entries } = await buildIndex({ configDir });
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags = [], importPath }) => ({
      id,
      title,
      name,
      tags,
      file: resolve(importPath),
    }));
}
