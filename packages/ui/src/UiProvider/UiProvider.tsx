import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

export type UiProviderProps = {
  /** BCP 47 tag of the page, such as `fr-FR`: for numbers, sorting and writing direction. */
  locale: string;
  /** Takes the reader to a path of the product without a page load. */
  navigate: (path: string) => void;
  /** Turns a path given to a link into the address that it shows. */
  useHref?: (path: string) => string;
  children: ReactNode;
};

/** Gives every component the language and the router. Stands once, around the app. */
export function UiProvider({ locale, navigate, useHref, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate} {...(useHref ? { useHref } : {})}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
