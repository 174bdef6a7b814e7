import { formatClock } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { Text, VisuallyHidden } from '@ecritoire/ui';

/** How long a session has been written in. */
export function SessionClock({ seconds }: { seconds: number }) {
  return (
    <Text as="span" figures="tabular">
      <VisuallyHidden>{`${useI18n().LL.session.elapsed()} `}</VisuallyHidden>
      <span translate="no">{formatClock(seconds)}</span>
    </Text>
  );
}
