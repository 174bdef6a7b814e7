import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs, Link } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { link, list, step } from './Breadcrumbs.css.ts';

export type BreadcrumbsProps = {
  /** Names the navigation among others of the page: "You are here". */
  label: string;
  /** From the top down; the last is this page. */
  steps: readonly { href: string; label: string }[];
};

/**
 * Where this page stands, and the way up. Not the way the reader came: that is the browser's. From
 * the second level down only; on the first there is nowhere to go up to.
 */
export function Breadcrumbs({ label, steps }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <AriaBreadcrumbs className={list}>
        {steps.map(({ href, label: name }, index) => (
          <Breadcrumb key={href} id={href} className={step}>
            <Link dir="auto" href={href} className={link}>
              {name}
            </Link>
            {index < steps.length - 1 ? <Icon name="chevron-right" size="small" /> : null}
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}
