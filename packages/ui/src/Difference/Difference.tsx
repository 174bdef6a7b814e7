import type { ReactNode } from 'react';
import {
  bar,
  body,
  edge,
  gap as gapClass,
  item as itemClass,
  kind as kindClass,
  legend,
  list,
  note as noteClass,
  part as partClass,
  said,
  sign as signClass,
  unchanged,
  words,
} from './Difference.css.ts';

export type DifferenceStretch = {
  /** Its words. */
  text: string;
  /** `movedHere` and `movedAway` stand in the other text as well, in another paragraph. */
  change: 'same' | 'added' | 'removed' | 'movedHere' | 'movedAway';
};

export type DifferenceParagraph = {
  /** Names its element: `difference-` before it. */
  id: string;
  /** What became of it as a whole. */
  change: 'same' | 'added' | 'removed' | 'changed' | 'moved';
  /** What it is as it is shown. */
  kind: 'paragraph' | 'heading' | 'quote' | 'sceneBreak';
  /** Its text before and after in one, in reading order. */
  parts: readonly DifferenceStretch[];
  /** What no stretch shows: that it was moved, or became a heading. */
  note?: string | undefined;
  /** What can be done with it. */
  actions?: ReactNode;
};

/** Stands for what is left out between two paragraphs. */
export type DifferenceGap = { id: string; gap: ReactNode };

type Said = Record<Exclude<DifferenceStretch['change'], 'same'>, string>;

export type DifferenceProps = {
  /** Names the list for screen readers. */
  label: string;
  /** The language of the text. */
  lang: string;
  /** In reading order; what is left out stands as `gap` in its place. */
  items: readonly (DifferenceParagraph | DifferenceGap)[];
  /** What a stretch is, in a word: read out before it, and shown in the legend. */
  partLabels: Said;
  /** Read out after a stretch: "end". */
  partEnd: string;
  /** What became of a paragraph, in a word or two: read out for the sign in the margin. */
  changeLabels: Record<Exclude<DifferenceParagraph['change'], 'same'>, string>;
};

const signs = { same: '', added: '+', removed: '−', changed: '±', moved: '↕' } as const;

/** The element of a paragraph, to go to it. */
export const differenceId = (id: string): string => `difference-${id}`;

/**
 * Two texts as one, paragraph by paragraph: what only the later one has is underlined, what only the
 * earlier one has is struck through, what was moved has double lines. Colours repeat it, and words
 * say it to screen readers. For two short texts side by side, of which one is chosen, use Comparison.
 */
export function Difference({ label, lang, items, partLabels, ...props }: DifferenceProps) {
  return (
    <ol className={list} aria-label={label}>
      {items.map((item) =>
        'gap' in item ? (
          <li key={item.id} className={gapClass}>
            {item.gap}
          </li>
        ) : (
          <Paragraph key={item.id} item={item} lang={lang} partLabels={partLabels} {...props} />
        ),
      )}
    </ol>
  );
}

type ParagraphProps = Pick<DifferenceProps, 'lang' | 'partLabels' | 'partEnd' | 'changeLabels'> & {
  item: DifferenceParagraph;
};

function Paragraph({ item, lang, partLabels, partEnd, changeLabels }: ParagraphProps) {
  const { id, change, kind, parts, note, actions } = item;
  return (
    <li id={differenceId(id)} tabIndex={-1} className={`${itemClass} ${edge[change]}`}>
      <span className={signClass}>
        <span aria-hidden="true">{signs[change]}</span>
        {change === 'same' ? null : <span className={said}>{changeLabels[change]}</span>}
      </span>
      <div className={body}>
        <p
          className={`${words} ${kindClass[kind]} ${change === 'same' ? unchanged : ''}`}
          dir="auto"
          lang={lang}
          translate="no"
        >
          {kind === 'sceneBreak' ? <SceneBreak change={change} /> : null}
          {parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- stretches have no names, and keep no state
            <Stretch key={index} part={part} labels={partLabels} end={partEnd} />
          ))}
          {kind !== 'sceneBreak' && parts.length === 0 ? <br /> : null}
        </p>
        {note ? <p className={noteClass}>{note}</p> : null}
        {actions}
      </div>
    </li>
  );
}

function SceneBreak({ change }: Pick<DifferenceParagraph, 'change'>) {
  const drawing = '⁂';
  if (change === 'added') return <ins className={partClass.added}>{drawing}</ins>;
  if (change === 'removed') return <del className={partClass.removed}>{drawing}</del>;
  return <span>{drawing}</span>;
}

const elements = {
  added: 'ins',
  movedHere: 'ins',
  removed: 'del',
  movedAway: 'del',
} as const;

type StretchProps = { part: DifferenceStretch; labels: Said; end: string };

function Stretch({ part: { text, change }, labels, end }: StretchProps) {
  if (change === 'same') return <span>{text}</span>;
  const Change = elements[change];
  return (
    <Change className={partClass[change]}>
      <span className={said}>{` ${labels[change]} `}</span>
      <span>{text}</span>
      <span className={said}>{` ${end} `}</span>
    </Change>
  );
}

/** Stands over a Difference as it scrolls: the way from change to change. */
function DifferenceBar({ children }: { children: ReactNode }) {
  return <div className={bar}>{children}</div>;
}

/** What the lines under and through the words mean. */
function DifferenceLegend({ partLabels }: Pick<DifferenceProps, 'partLabels'>) {
  return (
    <p className={legend} aria-hidden="true">
      {(['added', 'removed', 'movedHere', 'movedAway'] as const).map((change) => {
        const Change = elements[change];
        return (
          <Change key={change} className={partClass[change]}>
            {partLabels[change]}
          </Change>
        );
      })}
    </p>
  );
}

Difference.Bar = DifferenceBar;
Difference.Legend = DifferenceLegend;
