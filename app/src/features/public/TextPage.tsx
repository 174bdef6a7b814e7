import type { SiteTextName } from '@ecritoire/content/site-texts';
import type { ReactNode } from 'react';
import { TextScreen, type TextScreenProps } from './TextScreen.tsx';
import { PublicHead } from './PublicHead.tsx';
import { useSiteText } from './site-texts.ts';
import { PendingPage } from '../../shared/page/status-pages.tsx';
import { useOpenPath } from '../../shared/runtime/open-path.ts';

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
