import { Button } from '../Button/Button.tsx';
import { count, more } from './LoadMore.css.ts';

export type LoadMoreProps = {
  /** How many are shown, in words: "20 of 134 sessions". Read out when it changes. */
  shown: string;
  /** What it brings: "Load more". */
  label: string;
  /** Says what is waited for. */
  pendingLabel: string;
  /** More is on its way. */
  isPending?: boolean;
  /** Nothing follows: only the count is left. */
  isComplete?: boolean;
  /** More is wanted. */
  onPress: () => void;
};

/** The next of a long list, when asked for: the foot of the page stays within reach. */
export function LoadMore({
  shown,
  label,
  pendingLabel,
  isPending = false,
  isComplete = false,
  onPress,
}: LoadMoreProps) {
  return (
    <div className={more}>
      <p role="status" className={count}>
        {shown}
      </p>
      {isComplete ? null : (
        <Button isPending={isPending} pendingLabel={pendingLabel} onPress={onPress}>
          {label}
        </Button>
      )}
    </div>
  );
}
