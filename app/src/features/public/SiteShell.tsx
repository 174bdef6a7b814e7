import type { Locales } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { Brand, ButtonLink, LandingLayout } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { ColourSwitch, LanguageSwitch } from '../../shared/ui/PageSwitches.tsx';
import { SiteFooter } from './SiteFooter.tsx';

export type SiteShellProps = {
  /** The path without its language, such as /faq. */
  path: string;
  /** This page's address in each language. */
  addresses: Record<Locales, string>;
  onLocaleChange: (locale: Locales) => void;
  isSignedIn: boolean;
  /** Opens the cookie preferences. */
  cookies: ReactNode;
  children: ReactNode;
};

const inTheHeader = ['features', 'why', 'pricing', 'articles', 'faq'] as const;

/** The frame of every public page: where one can go, the way in, and what stands in writing. */
export function SiteShell(props: SiteShellProps) {
  const { brand, common, pages, site } = useI18n().LL;
  return (
    <LandingLayout
      brand={<Brand name={brand.name()} href="/" />}
      navLabel={site.menu()}
      closeLabel={common.close()}
      skipLabel={common.skipToContent()}
      links={inTheHeader.map((name) => ({
        href: `/${name}`,
        label: pages[name].title(),
        isCurrent: props.path === `/${name}`,
      }))}
      language={
        <LanguageSwitch addresses={props.addresses} onLocaleChange={props.onLocaleChange} />
      }
      settings={<ColourSwitch look="row" />}
      actions={
        <ButtonLink
          href={props.isSignedIn ? '/app/home' : '/auth/login'}
          tone="neutral"
          size="small"
        >
          {props.isSignedIn ? site.openStudio() : site.signIn()}
        </ButtonLink>
      }
      footer={<SiteFooter cookies={props.cookies} />}
    >
      {props.children}
    </LandingLayout>
  );
}
