import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';

export type ReadOnlyPromptProps = {
  /** Why nothing can be typed: no session runs, or it is paused. */
  children: string;
  /** The one action that makes the text writable: start, or resume. */
  actionLabel: string;
  onAction: () => void;
  isPending?: boolean;
  pendingLabel: string;
  /** Why the action did not succeed; read out at once. */
  errorMessage?: string | undefined;
};

/** Stands over a text that may be read but not changed, with the way out of it. */
export function ReadOnlyPrompt({
  children,
  actionLabel,
  onAction,
  isPending = false,
  pendingLabel,
  errorMessage,
}: ReadOnlyPromptProps) {
  return (
    <Banner
      tone="primary"
      actions={
        <Button
          tone="primary"
          icon="play"
          onPress={onAction}
          isPending={isPending}
          pendingLabel={pendingLabel}
        >
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
  );
}
