import { useRouterState } from '@tanstack/react-router';
import type { Locales } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { AuthLayout, Brand } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { PageSwitches } from '../ui/PageSwitches.tsx';
import { withLocale } from '../../site/locale.ts';
import { rememberLocale } from '../../site/locale-cookie.ts';
import { ownOrigin } from '../runtime/own-origin.ts';

/** This page's address in each language. */
export function useAddresses(): Record<Locales, string> {
  const { pathname, searchStr, hash } = useRouterState({ select: ({ location }) => location });
  const address = (locale: Locales) =>
    `${ownOrigin()}${withLocale(pathname, locale)}${searchStr}${hash === '' ? '' : `#${hash}`}`;
  return { fr: address('fr'), en: address('en') };
}

/** The frame of signing in. */
export function AuthShell({ children }: { children: ReactNode }) {
  const { brand } = useI18n().LL;
  return (
    <AuthLayout
      brand={<Brand name={brand.name()} href="/" />}
      actions={<Switches />}
      footer={brand.tagline()}
    >
      {children}
    </AuthLayout>
  );
}

function Switches() {
  return <PageSwitches addresses={useAddresses()} onLocaleChange={rememberLocale} />;
}
