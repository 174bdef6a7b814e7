import { useEffect, useState, type ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { queries } from '../tokens/queries.ts';
import { usePart } from '../UiProvider/use-part.ts';
import {
  actions as actionsClass,
  band,
  cramped,
  drawerLink,
  drawerLinks,
  foot,
  head,
  home,
  layout,
  link,
  links as linksClass,
  main,
  roomy,
  small,
  wayIn,
} from './LandingLayout.css.ts';

export type LandingLink = {
  /** Where it leads. */
  href: string;
  /** Where it leads, in words. */
  label: string;
  /** It is the page one is on. */
  isCurrent?: boolean;
};

export type LandingLayoutProps = {
  /** Usually Brand. */
  brand: ReactNode;
  /** Names the navigation, and the button and panel that hold it on small screens. */
  navLabel: string;
  /** Names the cross of the menu on small screens. */
  closeLabel: string;
  /** The pages of the site. */
  links: readonly LandingLink[];
  /** The way to the other language. */
  language?: ReactNode;
  /** Switches that small screens have in their panel. */
  settings?: ReactNode;
  /** The one way in. */
  actions?: ReactNode;
  /** What stands under every page. */
  footer?: ReactNode;
  /** The first stop of the Tab key: "Skip to content". */
  skipLabel: string;
  /** The page itself. */
  children: ReactNode;
};

const loadDrawer = () => import('../Drawer/Drawer.tsx');

/**
 * The frame of the public pages: their links visible where there is room, behind a button where
 * there is not. The sign-in link stays visible on every screen. For signed-in pages,
 * DashboardLayout.
 */
export function LandingLayout({
  brand,
  navLabel,
  closeLabel,
  links,
  language,
  settings,
  actions,
  footer,
  skipLabel,
  children,
}: LandingLayoutProps) {
  const [isOpen, setOpen] = useState(false);
  const part = usePart(loadDrawer, isOpen, () => setOpen(false));
  useEffect(() => {
    if (!isOpen) return undefined;
    // Where the links are in sight nothing opens them, and what shows them twice goes.
    const narrow = matchMedia(queries.belowLg);
    const close = () => setOpen(narrow.matches);
    narrow.addEventListener('change', close);
    return () => narrow.removeEventListener('change', close);
  }, [isOpen]);
  const linkList = (listClass: string, linkClass: string) => (
    <ul className={listClass}>
      {links.map(({ href, label, isCurrent = false }) => (
        <li key={href}>
          <AriaLink
            href={href}
            className={linkClass}
            onPress={() => setOpen(false)}
            {...(isCurrent ? { 'aria-current': 'page', 'data-current': true } : {})}
          >
            {label}
          </AriaLink>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={layout}>
      <SkipLink target="main">{skipLabel}</SkipLink>
      <header className={band}>
        <div className={head}>
          <div className={home}>{brand}</div>
          <nav aria-label={navLabel} className={linksClass}>
            {linkList(linksClass, link)}
          </nav>
          <div className={actionsClass}>
            {language}
            {settings ? <span className={roomy}>{settings}</span> : null}
            {actions ? <span className={wayIn}>{actions}</span> : null}
            <span className={small}>
              <IconButton icon="menu" label={navLabel} onPress={() => setOpen(true)} />
            </span>
          </div>
        </div>
      </header>
      {part === null ? null : (
        <part.Drawer
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={navLabel}
          closeLabel={closeLabel}
          actions={settings ? <span className={cramped}>{settings}</span> : undefined}
        >
          <nav aria-label={navLabel}>{linkList(drawerLinks, drawerLink)}</nav>
        </part.Drawer>
      )}
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      <footer className={foot}>{footer}</footer>
    </div>
  );
}
