import { Link as AriaLink } from 'react-aria-components';
import { brand, mark, markAndName } from './Brand.css.ts';

export type BrandProps = {
  /** The name of the product, as it is read. */
  name: string;
  /** Where it leads: usually home. Without one it is no link. */
  href?: string;
  /** `large` where nothing else is beside it. */
  size?: 'medium' | 'large';
};

/**
 * The house's own mark: the slope of a writing desk with a line on it, and the name. In the head of
 * a page it is inside a link to the first page.
 */
export function Brand({ name, href, size = 'medium' }: BrandProps) {
  const content = (
    <span className={markAndName({ size })}>
      <svg viewBox="0 0 24 24" className={mark} aria-hidden="true">
        <path d="M4.5 15.5 9 4.75h10.5L15 15.5Z" fill="currentColor" opacity="0.16" />
        <path
          d="M4.5 15.5 9 4.75h10.5L15 15.5Zm-2 3.75h19M9.6 11.9h4.6M11 8.4h4.6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{name}</span>
    </span>
  );
  return href === undefined ? (
    <span className={brand({ size })}>{content}</span>
  ) : (
    <AriaLink href={href} className={brand({ size })}>
      {content}
    </AriaLink>
  );
}
