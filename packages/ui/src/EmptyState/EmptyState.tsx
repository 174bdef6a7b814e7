import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Heading } from '../Text/Text.tsx';
import { actions as actionsClass, drawing, empty, words } from './EmptyState.css.ts';

export type EmptyStateProps = {
  /** A large drawing over the words. */
  icon?: IconName;
  /** What there is none of. */
  title: string;
  /** What will be here, and how it comes to be. */
  children?: ReactNode;
  /** The way to the first one. */
  actions?: ReactNode;
  /** The place of the title in the outline of the page. */
  headingLevel?: 2 | 3;
};

/**
 * Nothing here yet: an invitation, not an apology. It says what will be here and offers the way to
 * the first one. Where something was looked for and not found, it offers the way back to all; where
 * something failed, use ErrorState.
 */
export function EmptyState({
  icon = 'notebook',
  title,
  children,
  actions,
  headingLevel = 2,
}: EmptyStateProps) {
  return (
    <div className={empty}>
      <span className={drawing}>
        <Icon name={icon} size="hero" />
      </span>
      <Heading level={headingLevel} size="md" align="center">
        {title}
      </Heading>
      {children ? <div className={words}>{children}</div> : null}
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </div>
  );
}
