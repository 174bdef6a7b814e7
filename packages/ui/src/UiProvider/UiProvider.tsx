import type { Context, ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { IconServiceContext, type IconService } from '../Icon/icon-service.ts';
import { ImageServiceContext, type ImageService } from '../Image/image-service.ts';
import { LinkRouterContext } from './link-router.ts';
import { PartServiceContext, type PartService } from './use-part.ts';

export type UiProviderProps = {
  /** BCP 47 tag of the page, such as `fr-FR`: for numbers, sorting and writing direction. */
  locale: string;
  /** Takes the reader to a path of the product without a page load. */
  navigate: (path: string) => void;
  /** Turns a path given to a link into the address that it shows. */
  useHref?: (path: string) => string;
  /** Where icons that are not bundled are looked up. Without one they stay empty boxes. */
  iconService?: IconService;
  /** Where pictures come from, by density and format. */
  imageService?: ImageService;
  /** Decides when parts that nobody sees yet are loaded, and is notified when one fails. */
  partService?: PartService;
  /** The app. */
  children: ReactNode;
};

/** Gives every component the language, the router and its services. Stands once, around the app. */
export function UiProvider({
  locale,
  navigate,
  useHref,
  iconService,
  imageService,
  partService,
  children,
}: UiProviderProps) {
  const routed = (
    <RouterProvider navigate={navigate} {...(useHref ? { useHref } : {})}>
      <LinkRouterContext value={{ navigate, hrefOf: useHref }}>{children}</LinkRouterContext>
    </RouterProvider>
  );
  const pictured = provide(ImageServiceContext, imageService, routed);
  const drawn = provide(IconServiceContext, iconService, pictured);
  return (
    <I18nProvider locale={locale}>{provide(PartServiceContext, partService, drawn)}</I18nProvider>
  );
}

/** Without a service, that of an outer provider stays. */
const provide = <Service,>(
  Context: Context<Service>,
  service: Service | undefined,
  children: ReactNode,
) => (service ? <Context value={service}>{children}</Context> : children);
