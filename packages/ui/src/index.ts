export { Accordion, type AccordionProps } from './Accordion/Accordion.tsx';
export { AlertDialog, type AlertDialogProps } from './AlertDialog/AlertDialog.tsx';
export { AppBar, type AppBarProps } from './AppBar/AppBar.tsx';
export { AuthLayout, type AuthLayoutProps } from './AuthLayout/AuthLayout.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, bannerTones, type BannerProps } from './Banner/Banner.tsx';
export { Brand, type BrandProps } from './Brand/Brand.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.tsx';
export {
  Button,
  buttonSizes,
  buttonTones,
  type ButtonLook,
  type ButtonProps,
} from './Button/Button.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { BarChart, type BarChartProps } from './Chart/BarChart.tsx';
export { type ChartPoint, type ChartTexts } from './Chart/ChartFigure.tsx';
export { LineChart, type LineChartProps } from './Chart/LineChart.tsx';
export {
  Checkbox,
  CheckboxGroup,
  type CheckboxProps,
  type CheckboxGroupProps,
} from './Checkbox/Checkbox.tsx';
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
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export {
  CommandPalette,
  type Command,
  type CommandGroup,
  type CommandPaletteProps,
} from './CommandPalette/CommandPalette.tsx';
export { Comparison, type ComparisonProps } from './Comparison/Comparison.tsx';
export { DashboardLayout, type DashboardLayoutProps } from './DashboardLayout/DashboardLayout.tsx';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker.tsx';
export { Details, type DetailsProps } from './Details/Details.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { DialogNewsContext } from './Dialog/dialog-news.ts';
export { escapeDialog, isDialogOpen, useIsDialogOpen } from './Dialog/open-dialogs.ts';
export {
  Difference,
  differenceId,
  type DifferenceParagraph,
  type DifferenceProps,
} from './Difference/Difference.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary/ErrorSummary.tsx';
export { FieldError, type FieldErrorProps, type FieldTexts } from './Field/Field.tsx';
export { FileTrigger, type FileTriggerProps } from './FileTrigger/FileTrigger.tsx';
export { FootPrompt, type FootPromptProps } from './FootPrompt/FootPrompt.tsx';
export { Form, type FormProps } from './Form/Form.tsx';
export { GridList, type GridListEntry, type GridListProps } from './GridList/GridList.tsx';
export { Heatmap, type HeatmapProps } from './Heatmap/Heatmap.tsx';
export { ShadeLegend, type ShadeLegendProps } from './Heatmap/ShadeLegend.tsx';
export { HtmlProse, type HtmlProseProps } from './HtmlProse/HtmlProse.tsx';
export { type IconRequest, type IconService } from './Icon/icon-service.ts';
export { Icon, type IconProps } from './Icon/Icon.tsx';
export { icons, type IconName } from './Icon/icons.ts';
export { IconButton, iconButtonTones, type IconButtonProps } from './IconButton/IconButton.tsx';
export { imageMetadata, type ImageMetadata, type ImageService } from './Image/image-service.ts';
export { Image, type ImageProps } from './Image/Image.tsx';
export { Kbd, type KbdProps } from './Kbd/Kbd.tsx';
export { KeyList, type KeyListProps } from './Kbd/KeyList.tsx';
export {
  LandingLayout,
  type LandingLink,
  type LandingLayoutProps,
} from './LandingLayout/LandingLayout.tsx';
export { ButtonLink, Link, type ButtonLinkProps, type LinkProps } from './Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export {
  IfRoom,
  List,
  ListRow,
  type IfRoomProps,
  type ListProps,
  type ListRowProps,
} from './List/List.tsx';
export { LoadMore, type LoadMoreProps } from './LoadMore/LoadMore.tsx';
export {
  LocaleSwitch,
  type LocaleChoice,
  type LocaleSwitchProps,
} from './LocaleSwitch/LocaleSwitch.tsx';
export { MailAddress, type MailAddressProps } from './MailAddress/MailAddress.tsx';
export { Menu, type MenuAction, type MenuProps } from './Menu/Menu.tsx';
export { MiniMonth, type MiniMonthProps } from './MiniMonth/MiniMonth.tsx';
export { MonthGrid, type MonthGridDay, type MonthGridProps } from './MonthGrid/MonthGrid.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { Points, type PointsProps } from './Points/Points.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { ProgressRing, type ProgressRingProps } from './ProgressRing/ProgressRing.tsx';
export { Prose, type ProseProps } from './Prose/Prose.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx';
export { ReadingLayout, type ReadingLayoutProps } from './ReadingLayout/ReadingLayout.tsx';
export {
  SaveIndicator,
  saveStates,
  type SaveIndicatorProps,
  type SaveState,
} from './SaveIndicator/SaveIndicator.tsx';
export { Screenshot, type ScreenshotProps } from './Screenshot/Screenshot.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { Select, type Choice, type SelectProps } from './Select/Select.tsx';
export { SessionBar, type SessionAction, type SessionBarProps } from './SessionBar/SessionBar.tsx';
export { Showcase, type ShowcaseProps } from './Showcase/Showcase.tsx';
export { SideNav, type SideNavItem, type SideNavProps } from './SideNav/SideNav.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export {
  SortableList,
  type SortableItem,
  type SortableListProps,
  type SortablePlace,
} from './SortableList/SortableList.tsx';
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
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export {
  Table,
  type TableColumn,
  type TableRow,
  type TableSort,
  type TableProps,
} from './Table/Table.tsx';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs.tsx';
export { Heading, Text, type HeadingProps, type TextProps } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { ToastRegion, type ToastItem, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export { ToggleButton, type ToggleButtonProps } from './ToggleButton/ToggleButton.tsx';
export { Toolbar, ToolbarDivider, type ToolbarProps } from './Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { UiProvider, type UiProviderProps } from './UiProvider/UiProvider.tsx';
export { usePart, type PartService } from './UiProvider/use-part.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
