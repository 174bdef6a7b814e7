import type { TextSection } from '@ecritoire/contracts';
import { isBlank, textOf } from '@ecritoire/prose';

/** Whether anything of it can be read, were it no word: an emoji, a dash. */
export function hasText(sections: readonly TextSection[]): boolean {
  return sections.some(({ paragraphs }) =>
    paragraphs.some(({ content }) => !isBlank(textOf(content))),
  );
}
