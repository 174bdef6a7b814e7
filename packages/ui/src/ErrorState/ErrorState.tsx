import type { ReactNode } from 'react';
import {
  actions as actionsClass,
  drawing,
  empty,
  failed,
  words,
} from '../EmptyState/EmptyState.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Heading, Text } from '../Text/Text.tsx';

export type ErrorStateProps = {
  /** A large drawing over the words. */
  icon?: IconName;
  /** `quiet` where nothing broke: an address that leads nowhere. */
  tone?: 'error' | 'quiet';
  /** A number such as 404, where the reader may know it. */
  code?: string;
  /** What went wrong, in the reader’s words. */
  title: string;
  /** What happened, whether the writing is safe, and what to do. */
  children?: ReactNode;
  /** Try again, go back. */
  actions?: ReactNode;
  /** The place of the title in the outline of the page. */
  headingLevel?: 1 | 2 | 3;
};

/**
 * Something failed and its place cannot be shown. It says what happened, whether the writing is
 * safe, and what to do; it is announced at once. Where the rest of the page still serves, it stands
 * in the place of the part that failed, not of the page. For a warning beside what is shown,
 * Banner.
 */
export function ErrorState({
  icon = 'warning',
  tone = 'error',
  code,
  title,
  children,
  actions,
  headingLevel = 2,
}: ErrorStateProps) {
  return (
    <div className={empty} role="alert">
      <span className={tone === 'error' ? `${drawing} ${failed}` : drawing}>
        <Icon name={icon} size="hero" />
      </span>
      {code ? (
        <Text size="sm" tone="muted" figures="tabular" align="center">
          {code}
        </Text>
      ) : null}
      <Heading level={headingLevel} size={headingLevel === 1 ? 'xl' : 'md'} align="center">
        {title}
      </Heading>
      {children ? <div className={words}>{children}</div> : null}
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </div>
  );
}
