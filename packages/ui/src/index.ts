export { AppBar, type AppBarProps } from './AppBar/AppBar.tsx';
export { AuthLayout, type AuthLayoutProps } from './AuthLayout/AuthLayout.tsx';
export { Brand, type BrandProps } from './Brand/Brand.tsx';
export {
  Button,
  buttonSizes,
  buttonTones,
  type ButtonLook,
  type ButtonProps,
} from './Button/Button.tsx';
export { DashboardLayout, type DashboardLayoutProps } from './DashboardLayout/DashboardLayout.tsx';
export { FieldError, type FieldErrorProps, type FieldTexts } from './Field/Field.tsx';
export { Icon, type IconProps } from './Icon/Icon.tsx';
export type { IconName } from './Icon/icons.ts';
export { IconButton, iconButtonTones, type IconButtonProps } from './IconButton/IconButton.tsx';
export { ButtonLink, Link, type ButtonLinkProps, type LinkProps } from './Link/Link.tsx';
export { SideNav, type SideNavItem, type SideNavProps } from './SideNav/SideNav.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export {
  ProgressCircle,
  Spinner,
  type ProgressCircleProps,
  type SpinnerProps,
} from './Spinner/Spinner.tsx';
export {
  Container,
  Grid,
  Inline,
  Stack,
  type ContainerProps,
  type GridProps,
  type InlineProps,
  type StackProps,
} from './Stack/Stack.tsx';
export { Heading, Text, type HeadingProps, type TextProps } from './Text/Text.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { UiProvider, type UiProviderProps } from './UiProvider/UiProvider.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
