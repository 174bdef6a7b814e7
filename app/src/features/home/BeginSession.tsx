import { recentDocumentsQuery } from '@ecritoire/api-client';
import { useI18n } from '@ecritoire/i18n/react';
import { Button, ButtonLink } from '@ecritoire/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsPartOf } from '../../shared/lists/part-of.ts';
import { useServices } from '../../shared/services/services.ts';
import { useHomeSession } from './use-home-session.tsx';

/** One press, and one writes: as on the dashboard, on the last page or on a first one. */
export function BeginSession() {
  const { common, home, navigation, session: texts } = useI18n().LL;
  const { api } = useServices();
  const session = useHomeSession(itemsPartOf(useInfiniteQuery(recentDocumentsQuery(api))));
  if (session.kind === 'none') {
    const { onStart, isStarting } = session;
    return (
      <Button
        tone="primary"
        icon="play"
        onPress={onStart}
        isPending={isStarting}
        pendingLabel={texts.starting()}
      >
        {home.start()}
      </Button>
    );
  }
  if (session.kind === 'nowhere') {
    const { onBegin, isBeginning } = session;
    return (
      <Button
        tone="primary"
        icon="pen-line"
        onPress={onBegin}
        isPending={isBeginning}
        pendingLabel={common.loading()}
      >
        {home.beginFirstPage()}
      </Button>
    );
  }
  // Where a session lives there is one to show; what is not known yet leaves the way by hand.
  return <ButtonLink href="/app/documents">{navigation.documents()}</ButtonLink>;
}
