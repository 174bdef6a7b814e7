import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Text } from '../Text/Text.tsx';
import { foot } from './ReadOnlyPrompt.css.ts';

export type ReadOnlyPromptProps = {
  /** Why nothing can be typed: no session runs, or it is paused. */
  children: string;
  /** The one action that makes the text writable: start, or resume. */
  actionLabel: string;
  /** The one thing to do was chosen. */
  onAction: () => void;
  /** Stands before the words of the action. */
  icon?: IconName;
  /** `warning` where the text stays closed for a reason that the writer did not choose. */
  tone?: 'primary' | 'warning';
  /** Why the action did not succeed; read out at once. */
  errorMessage?: string | undefined;
};

/**
 * Stands after a text that may be read but not changed, with the way out of it, and stays in sight:
 * whoever types at the end of a long text sees why nothing comes. It moves nothing of the text.
 */
export function ReadOnlyPrompt({
  children,
  actionLabel,
  onAction,
  icon = 'play',
  tone = 'primary',
  errorMessage,
}: ReadOnlyPromptProps) {
  return (
    <div className={foot}>
      <Banner
        tone={tone}
        actions={
          <Button tone="primary" icon={icon} onPress={onAction}>
            {actionLabel}
          </Button>
        }
      >
        {children}
        {errorMessage ? (
          <div role="alert">
            <Text tone="error">{errorMessage}</Text>
          </div>
        ) : null}
      </Banner>
    </div>
  );
}
