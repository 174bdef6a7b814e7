import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { foot } from './ReadOnlyPrompt.css.ts';

export type ReadOnlyPromptProps = {
  /** Why nothing can be typed: no session runs, or it is paused. */
  children: string;
  /** The one action that makes the text writable: start, or resume. */
  actionLabel: string;
  /** The one thing to do was chosen. */
  onAction: () => void;
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
  errorMessage,
}: ReadOnlyPromptProps) {
  return (
    <div className={foot}>
      <Banner
        tone="primary"
        actions={
          <Button tone="primary" icon="play" onPress={onAction}>
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
