import type { Language, ParagraphType, Run } from '@ecritoire/contracts';
import { segmentWordsInSteps, textOf, type Steps } from '@ecritoire/prose';

/** A scene break has no words, whatever it holds. */
export function* wordsOfParagraph(
  { type, content }: { type: ParagraphType; content: Run[] },
  language: Language,
): Steps<string[]> {
  return type === 'sceneBreak' ? [] : yield* segmentWordsInSteps(textOf(content), language);
}
