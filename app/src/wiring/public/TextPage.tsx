import type { SiteTextName } from '@ecritoire/content/site-texts';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TextErrorScreen } from '../../screens/site/TextErrorScreen.tsx';
import { TextScreen, type TextScreenProps } from '../../screens/site/TextScreen.tsx';
import { askAnew } from '../page/arrival.ts';
import { PublicHead } from './PublicHead.tsx';
import { useSiteText } from './site-texts.ts';
import { PendingPage } from '../page/status-pages.tsx';
import { useFailedAnew } from '../network/use-failed-anew.ts';
import { useOpenPath } from '../page/open-path.ts';

type TextPageProps = {
  name: SiteTextName;
  look: TextScreenProps['look'];
  /** What stands below the text. */
  children?: ReactNode;
};

/** A page that is one of the site's texts. */
export function TextPage({ name, look, children }: TextPageProps) {
  const text = useSiteText(name);
  const openPath = useOpenPath();
  if (text === undefined) return <PendingPage />;
  return (
    <>
      <PublicHead name={name} />
      <TextScreen text={text} look={look} onNavigate={openPath}>
        {children}
      </TextScreen>
    </>
  );
}

/** In its place when it cannot be loaded. */
export function textErrorOf(name: SiteTextName) {
  return function TextError({ reset }: ErrorComponentProps) {
    const router = useRouter();
    const queries = useQueryErrorResetBoundary();
    const isRetried = useFailedAnew();
    return (
      <>
        <PublicHead name={name} />
        <TextErrorScreen
          isTerms={name === 'cgu'}
          isRetried={isRetried}
          onRetry={() => {
            askAnew();
            queries.reset();
            reset();
            void router.invalidate();
          }}
        />
      </>
    );
  };
}
