import { useContext } from 'react';
import { icon } from './Icon.css.ts';
import { IconServiceContext } from './icon-service.ts';
import { filledIcons, icons, mirroredIcons, type IconName } from './icons.ts';
import { RemoteIcon } from './RemoteIcon.tsx';

export type IconProps = {
  /** One of the bundled icons; any other name is looked up at the icon service of UiProvider. */
  name: IconName | (string & {});
  /** `small` beside small text, `medium` beside text, `large` beside headings, `hero` over an empty page. */
  size?: 'small' | 'medium' | 'large' | 'hero';
  /** Says what the icon says. Without it the icon is decoration and hidden from screen readers. */
  label?: string;
};

function isBundled(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

/**
 * A line drawing in the colour of the text around it, and of a size that goes with it. Beside words
 * it is decoration, and not read out; alone it needs a `label`, or rather an IconButton. One that
 * is not bundled, or that the service has another for, is looked up at the service given to
 * UiProvider; until it comes, an empty box of its size keeps the place. Where it does not come the
 * bundled one is drawn after all.
 */
export function Icon({ name, size = 'medium', label }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const replaced = useContext(IconServiceContext)?.replaced;
  if (!isBundled(name)) {
    return <RemoteIcon name={name} className={icon({ size })} {...naming} />;
  }
  const Drawing = icons[name];
  const drawing = (
    <Drawing
      className={icon({ size, isMirrored: mirroredIcons.has(name) })}
      strokeWidth={size === 'hero' ? 1.25 : 1.75}
      fill={filledIcons.has(name) ? 'currentColor' : 'none'}
      focusable="false"
      {...naming}
    />
  );
  const own = replaced?.[name];
  return own === undefined ? (
    drawing
  ) : (
    <RemoteIcon name={own} className={icon({ size })} {...naming}>
      {drawing}
    </RemoteIcon>
  );
}
