import { Banner, type BannerProps } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Text } from '../Text/Text.tsx';
import { useRootAttribute } from '../UiProvider/use-root-attribute.ts';
import { foot, rootAttribute } from './FootPrompt.css.ts';

export type FootPromptProps = {
  /** What stands in the way of writing: no session runs, it is paused, something is to be decided. */
  children: string;
  /** The one way out of it: start, resume, go and decide. */
  actionLabel: string;
  /** The one thing to do was chosen. */
  onAction: () => void;
  /** `neutral` where the session bar has the same action, as the first thing to do. */
  actionTone?: 'primary' | 'neutral';
  /** Stands before the words of the action. */
  icon?: IconName;
  /** `warning` for what the writer did not choose. */
  tone?: 'primary' | 'warning';
  /** `alert` where it appears while one writes: announced at once. */
  role?: BannerProps['role'];
  /** Why the action failed; announced at once, in an alert of its own. */
  errorMessage?: string | undefined;
  /** While the action is under way: what is waited for. */
  pendingLabel?: string | undefined;
};

/**
 * Follows a text and stays visible at the foot of the window: a writer at the end of a long text
 * sees what blocks them, and the way out of it. It never moves the text.
 */
export function FootPrompt({
  children,
  actionLabel,
  onAction,
  actionTone = 'primary',
  icon = 'play',
  tone = 'primary',
  role,
  errorMessage,
  pendingLabel,
}: FootPromptProps) {
  useRootAttribute(rootAttribute);
  return (
    <div className={foot}>
      <Banner
        tone={tone}
        actions={
          <Button
            tone={actionTone}
            icon={icon}
            onPress={onAction}
            isPending={pendingLabel !== undefined}
            pendingLabel={pendingLabel ?? ''}
          >
            {actionLabel}
          </Button>
        }
      >
        <div {...(role ? { role } : {})}>{children}</div>
        {errorMessage ? (
          <div role="alert">
            <Text tone="error">{errorMessage}</Text>
          </div>
        ) : null}
      </Banner>
    </div>
  );
}
