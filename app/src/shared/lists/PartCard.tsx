import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Card, Skeleton } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import type { Part } from './part.ts';
import { RetryButton } from '../ui/RetryButton.tsx';
import { useFailureText } from '../ui/use-failure-text.ts';

export type PartCardProps<Data> = {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  part: Part<Data>;
  /** How many lines hold its place while it loads. */
  lines?: number;
  children: (data: Data) => ReactNode;
};

/** A part of a page on a card of its own, independent of the others. */
export function PartCard<Data>({ title, actions, part, lines = 3, children }: PartCardProps<Data>) {
  return (
    <Card title={title} actions={actions}>
      <PartContent part={part} lines={lines}>
        {children}
      </PartContent>
    </Card>
  );
}

/** What stands in the place of a part: its bones, what went wrong, or itself. */
export function PartContent<Data>({
  part,
  lines = 3,
  failure,
  children,
}: Pick<PartCardProps<Data>, 'part' | 'lines' | 'children'> & {
  /** What could not be loaded, in words. */
  failure?: string;
}) {
  const { common, home } = useI18n().LL;
  const failureText = useFailureText();
  switch (part.status) {
    case 'loading':
      return <Skeleton lines={lines} label={common.loading()} />;
    case 'failed':
      return (
        <Banner tone="error" role="alert" actions={<RetryButton onRetry={part.onRetry} />}>
          {failureText(failure ?? home.partFailed(), part)}
        </Banner>
      );
    case 'there':
      return children(part.data);
  }
}
