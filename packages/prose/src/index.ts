export { isBlank } from './blank.ts';
export { clusterBound } from './cluster-bound.ts';
export { compareTexts, type TextPart } from './compare-texts.ts';
export { directionOf, withoutDirections } from './direction.ts';
export { align, diffWords, diffWordsInSteps, sharedWords, type WordDifference } from './diff.ts';
export { findLooks, foldedLooks, type Looks } from './find-looks.ts';
export { findFolded, foldText, foldTextInSteps, foldWords } from './fold.ts';
export { mergeSequences, uniteSequences } from './merge-sequences.ts';
export { addMonths, firstDay, isLocalDate, isMonth, monthOf, weeksOfMonth } from './months.ts';
export {
  textOf,
  type Language,
  markdownSigns,
  type Mark,
  type Paragraph,
  type ParagraphType,
  type Run,
} from './paragraph.ts';
export { passageOf } from './passage.ts';
export {
  isPosition,
  positionBehind,
  positionBetween,
  positionsBetween,
  positionsInRun,
} from './positions.ts';
export { sessionWords, sessionWordsInSteps } from './session-words.ts';
export { runAtOnce, type Steps } from './steps.ts';
export { textDifferenceInSteps, type DifferencePart } from './text-difference.ts';
export { localDateIn, titleLength, type TitleLength } from './time.ts';
export { addressMessageKey, typedAddress } from './typed-address.ts';
export { typedText } from './typed-text.ts';
export { mayBeSet, typeset, type Typesetting } from './typography.ts';
export { addDays, countDays, weekOf, type DateRange, type WeekStart } from './weeks.ts';
export { countWords, segmentWords, segmentWordsInSteps } from './words.ts';
export { wordsAndSigns } from './words-and-signs.ts';
