export { AlertDialog, type AlertDialogProps } from './AlertDialog/AlertDialog.tsx';
export { AppBar, type AppBarProps } from './AppBar/AppBar.tsx';
export { AuthLayout, type AuthLayoutProps } from './AuthLayout/AuthLayout.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, bannerTones, type BannerProps } from './Banner/Banner.tsx';
export { Brand, type BrandProps } from './Brand/Brand.tsx';
export {
  Button,
  buttonSizes,
  buttonTones,
  type ButtonLook,
  type ButtonProps,
} from './Button/Button.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export {
  colourModes,
  setColourMode,
  useColourMode,
  useForcedColourMode,
  type ColourMode,
} from './ColourMode/colour-mode.ts';
export {
  ColourModeSwitch,
  type ColourModeSwitchProps,
} from './ColourModeSwitch/ColourModeSwitch.tsx';
export { DashboardLayout, type DashboardLayoutProps } from './DashboardLayout/DashboardLayout.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { FieldError, type FieldErrorProps, type FieldTexts } from './Field/Field.tsx';
export { Form, type FormProps } from './Form/Form.tsx';
export { Icon, type IconProps } from './Icon/Icon.tsx';
export { icons, type IconName } from './Icon/icons.ts';
export { IconButton, iconButtonTones, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Kbd, type KbdProps } from './Kbd/Kbd.tsx';
export { ButtonLink, Link, type ButtonLinkProps, type LinkProps } from './Link/Link.tsx';
export { List, ListRow, type ListProps, type ListRowProps } from './List/List.tsx';
export {
  LocaleSwitch,
  type LocaleChoice,
  type LocaleSwitchProps,
} from './LocaleSwitch/LocaleSwitch.tsx';
export { Menu, type MenuAction, type MenuProps } from './Menu/Menu.tsx';
export { Prose, type ProseProps } from './Prose/Prose.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx';
export { ReadOnlyPrompt, type ReadOnlyPromptProps } from './ReadOnlyPrompt/ReadOnlyPrompt.tsx';
export {
  SaveIndicator,
  saveStates,
  type SaveIndicatorProps,
  type SaveState,
} from './SaveIndicator/SaveIndicator.tsx';
export { Select, type Choice, type SelectProps } from './Select/Select.tsx';
export { SessionBar, type SessionAction, type SessionBarProps } from './SessionBar/SessionBar.tsx';
export { SideNav, type SideNavItem, type SideNavProps } from './SideNav/SideNav.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
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
export {
  StatTile,
  StatTiles,
  type StatTileProps,
  type StatTilesProps,
} from './StatTile/StatTile.tsx';
export { Heading, Text, type HeadingProps, type TextProps } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { ToastRegion, type ToastItem, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export { UiProvider, type UiProviderProps } from './UiProvider/UiProvider.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
