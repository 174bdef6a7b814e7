import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import {
  actions as actionsClass,
  banner,
  body,
  sign,
  title as titleClass,
  words,
} from './Banner.css.ts';

export const bannerTones = ['neutral', 'primary', 'info', 'success', 'warning', 'error'] as const;

export type BannerProps = {
  /** How grave it is; the icon and the words say it as well. */
  tone?: (typeof bannerTones)[number];
  /** The message in a few words. */
  title?: string;
  /** Chosen from the tone when left out. */
  icon?: IconName;
  /** `status` is read out when there is time, `alert` at once. Without one it is not announced. */
  role?: 'status' | 'alert';
  /** What can be done about it: buttons, links. */
  actions?: ReactNode;
  /** The message, or what the title leaves open. */
  children?: ReactNode;
};

const iconOfTone = {
  neutral: 'info',
  primary: 'pen-line',
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'exclamation-circle',
} as const satisfies Record<(typeof bannerTones)[number], IconName>;

/**
 * Something the reader should know about this place, and what can be done about it. It stays until
 * it is no longer true; what is over in a moment is a toast, and what is wrong with one field
 * stands at the field. One at a time: two banners are read as none.
 */
export function Banner({
  tone = 'info',
  title,
  icon = iconOfTone[tone],
  role,
  actions,
  children,
}: BannerProps) {
  return (
    <div className={banner({ tone })} {...(role ? { role } : {})}>
      <span className={sign}>
        <Icon name={icon} />
      </span>
      <div className={body}>
        <div className={words}>
          {title ? <p className={titleClass}>{title}</p> : null}
          {children ? <div>{children}</div> : null}
        </div>
        {actions ? <div className={actionsClass}>{actions}</div> : null}
      </div>
    </div>
  );
}
