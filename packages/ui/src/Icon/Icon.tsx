import { icon } from './Icon.css.ts';
import { icons, mirroredIcons, type IconName } from './icons.ts';

export type IconProps = {
  name: IconName;
  size?: 'small' | 'medium' | 'large' | 'hero';
  /** Says what the icon says. Without it the icon is decoration and hidden from screen readers. */
  label?: string;
};

/** A line drawing in the colour of the text around it. */
export function Icon({ name, size = 'medium', label }: IconProps) {
  const Drawing = icons[name];
  return (
    <Drawing
      className={icon({ size, isMirrored: mirroredIcons.has(name) })}
      strokeWidth={size === 'hero' ? 1.25 : 1.75}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
