import { resolve } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexedStory } from './coverage.ts';

const ownConfig = resolve(import.meta.dirname, '../../.storybook');

/** Every story with its tags, from Storybook's own index, which needs no build. */
export async function listStories(configDir = ownConfig): Promise<IndexedStory[]> {
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
