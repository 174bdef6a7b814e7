import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { content, button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { buttonLink, link } from './Link.css.ts';

type PressHandlers = 'onClick' | 'onPress' | 'onPressStart' | 'onPressEnd' | 'onPressUp';

type BaseProps = Omit<
  AriaLinkProps,
  'children' | 'className' | 'style' | 'href' | 'render' | PressHandlers
> & {
  /** Where it leads; a path of the app loads no new page. */
  href: string;
  /** It is being followed: for what it stands in to close. */
  onFollow?: () => void;
  /** Its target, in words that make sense alone. */
  children: ReactNode;
};

export type LinkProps = BaseProps & {
  /** `quiet` is for lists of links, where the place already says that they are links. */
  look?: 'text' | 'quiet';
  /** All of it was written by people, as a name is: it runs as its own language does, and is not translated. */
  isWritten?: boolean;
};

export type ButtonLinkProps = BaseProps & ButtonLook;

/**
 * A press ends as Enter is released, by which time the focus may be on the next page: a click comes
 * at once.
 */
const followed = <Props extends Pick<BaseProps, 'onFollow'>>({ onFollow, ...props }: Props) => ({
  ...props,
  ...(onFollow && { onClickCapture: onFollow }),
});

/**
 * Goes somewhere. Paths of the product go through the router given to UiProvider. In a text it is
 * always underlined: colour alone is not seen by everybody. To do something, Button.
 */
export function Link({ look = 'text', isWritten = false, children, ...props }: LinkProps) {
  return (
    <AriaLink
      {...followed(props)}
      {...(isWritten && { dir: 'auto', translate: 'no' })}
      className={link({ look })}
    >
      {children}
    </AriaLink>
  );
}

/**
 * A link that stands where the one action of a view would stand, and looks like it: “Start writing”
 * on a page for everybody. It still goes somewhere, and can be opened in another tab; what does
 * something here is a Button. In a row of views, `aria-current` marks the one that is in sight.
 */
export function ButtonLink({
  tone = 'neutral',
  size = 'medium',
  width = 'fit',
  icon,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <AriaLink {...followed(props)} className={`${button({ tone, size, width })} ${buttonLink}`}>
      <span className={content}>
        {icon ? <Icon name={icon} size={size} /> : null}
        <span>{children}</span>
      </span>
    </AriaLink>
  );
}
