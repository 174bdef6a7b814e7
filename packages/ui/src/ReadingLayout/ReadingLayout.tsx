import { useId, type ReactNode } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, Text } from '../Text/Text.tsx';
import { aside, layout, link, list, part } from './ReadingLayout.css.ts';

export type ReadingLayoutProps = {
  /** Names the list of parts. */
  contentsLabel: string;
  /** The parts of the text; their titles are the contents beside it. */
  parts: readonly { id: string; title: string; content: ReactNode }[];
  /** What stands before the first part. */
  children?: ReactNode;
};

/**
 * A long text in parts, with its table of contents: beside it where there is room, otherwise
 * before it. For a text without parts, use Prose in a Container.
 */
export function ReadingLayout({ contentsLabel, parts, children }: ReadingLayoutProps) {
  const labelId = useId();
  return (
    <div className={layout}>
      <nav aria-labelledby={labelId} className={aside}>
        <Text as="div" id={labelId} size="sm" weight="semibold">
          {contentsLabel}
        </Text>
        <ul className={list}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={link}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Stack gap={10}>
        {children}
        {parts.map(({ id, title, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={part}>
            <Stack gap={4}>
              <Heading level={2} id={`${id}-title`}>
                {title}
              </Heading>
              {content}
            </Stack>
          </section>
        ))}
      </Stack>
    </div>
  );
}
