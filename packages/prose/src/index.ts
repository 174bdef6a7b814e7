export { diffWords, type WordDifference } from './diff.ts';
export {
  textOf,
  type Language,
  type Mark,
  type Paragraph,
  type ParagraphType,
  type Run,
} from './paragraph.ts';
export { isPosition, positionBetween, positionsBetween } from './positions.ts';
export { sessionWords } from './session-words.ts';
export { localDateIn, titleLength, type TitleLength } from './time.ts';
export { countWords, segmentWords } from './words.ts';
