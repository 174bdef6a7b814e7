import type { Run, TextParagraph, TextSection } from '@ecritoire/contracts';
import { marks } from '@ecritoire/editor/marks';
import { formatDate } from '@ecritoire/i18n';
import { isLocalDate } from '@ecritoire/prose';
import { Heading, Link, Prose, Stack } from '@ecritoire/ui';
import { Fragment, type ReactNode } from 'react';
import { useToday } from '../../shared/runtime/clock.ts';

export type SessionTextProps = {
  sections: readonly TextSection[];
  /** The level of the documents' titles; without one, of the headings in the text. */
  headingLevel: 2 | 3;
  /** Titles stand over several documents; over a single one where they lead somewhere. */
  hrefOf?: (section: TextSection) => string | null;
};

const nowhere = () => null;

/** What was written in a session, document by document, to be read. */
export function SessionText({ sections, headingLevel, hrefOf = nowhere }: SessionTextProps) {
  const titleOf = useTitle();
  return (
    <Stack gap={12}>
      {sections.map((section) => {
        const { documentId, language, paragraphs } = section;
        const title = titleOf(section);
        const href = hrefOf(section);
        const isTitled = title !== null && (sections.length > 1 || href !== null);
        return (
          <Stack key={documentId} as="section" gap={5}>
            {isTitled ? (
              <Heading level={headingLevel} size="md" align="own" isWritten>
                <span lang={language}>
                  {href === null ? title : <Link href={href}>{title}</Link>}
                </span>
              </Heading>
            ) : null}
            <Prose lang={language} breaks="preserved">
              {paragraphs.map((paragraph) => (
                <Paragraph
                  key={paragraph.id}
                  paragraph={paragraph}
                  Title={headingLevel === 2 && !isTitled ? 'h2' : 'h3'}
                />
              ))}
            </Prose>
          </Stack>
        );
      })}
    </Stack>
  );
}

/** A journal entry is called by its day, in the language in which it is written. */
function useTitle() {
  const today = useToday();
  return ({ documentTitle, language }: TextSection): string | null =>
    isLocalDate(documentTitle) ? formatDate(language, documentTitle, today) : documentTitle;
}

type ParagraphProps = { paragraph: TextParagraph; Title: 'h2' | 'h3' };

function Paragraph({ paragraph: { type, content }, Title }: ParagraphProps) {
  // A line that was left blank keeps its place: between two stanzas, for instance.
  const text = content.length === 0 ? <br /> : <Runs content={content} />;
  switch (type) {
    case 'paragraph':
      return <p dir="auto">{text}</p>;
    case 'heading':
      return content.length === 0 ? null : <Title dir="auto">{text}</Title>;
    case 'quote':
      return (
        <blockquote dir="auto">
          <p>{text}</p>
        </blockquote>
      );
    case 'sceneBreak':
      return <hr />;
  }
}

function Runs({ content }: { content: readonly Run[] }) {
  return content.map((run, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- runs have no names, and are not moved
    <Fragment key={index}>
      {run.marks.length === 0 ? <span>{linesOf(run.text)}</span> : marked(run)}
    </Fragment>
  ));
}

const marked = ({ text, marks: names }: Run): ReactNode =>
  names.reduce<ReactNode>((inner, name) => {
    const { element: Mark } = marks[name];
    return <Mark>{inner}</Mark>;
  }, linesOf(text));

/** Lines are elements: a reader view or a copy has no style that would keep them apart. */
const linesOf = (text: string): ReactNode => {
  if (!text.includes('\n')) return text;
  return text.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines have no names, and are not moved
    <Fragment key={index}>
      {index === 0 ? null : <br />}
      <span>{line}</span>
    </Fragment>
  ));
};
