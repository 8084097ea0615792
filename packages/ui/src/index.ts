export { Brand, type BrandProps } from './components/brand/brand.tsx';
export {
  Button,
  ButtonAnchor,
  type ButtonAnchorProps,
  type ButtonLook,
  type ButtonProps,
} from './components/button/button.tsx';
export { CareerCard, type CareerCardProps } from './components/career-card/career-card.tsx';
export { ClassCard, type ClassCardProps } from './components/class-card/class-card.tsx';
export { Crest, type CrestProps, type Emblem } from './components/crest/crest.tsx';
export { MatchBadge, type MatchBadgeProps } from './components/match-meter/match-badge.tsx';
export { MatchMeter, type MatchMeterProps } from './components/match-meter/match-meter.tsx';
export { NightScene } from './components/night-scene/night-scene.tsx';
export {
  OptionGroup,
  type OptionGroupOption,
  type OptionGroupProps,
} from './components/option-group/option-group.tsx';
export { Page, type PageProps } from './components/page/page.tsx';
export { Panel, type PanelProps } from './components/panel/panel.tsx';
export { Prose, type ProseProps } from './components/prose/prose.tsx';
export { QuestCard, type QuestCardProps } from './components/quest-card/quest-card.tsx';
export {
  QuestProgress,
  type QuestProgressProps,
} from './components/quest-progress/quest-progress.tsx';
export { type QuestPlace, QuestScenery } from './components/quest-scenery/quest-scenery.tsx';
export {
  type HexagonAxis,
  RiasecHexagon,
  type RiasecHexagonProps,
} from './components/riasec-hexagon/riasec-hexagon.tsx';
export { SealedLetter, type SealedLetterProps } from './components/sealed-letter/sealed-letter.tsx';
export {
  SectionHeading,
  type SectionHeadingProps,
} from './components/section-heading/section-heading.tsx';
export {
  type FooterGroup,
  SiteFooter,
  type SiteFooterProps,
} from './components/site-footer/site-footer.tsx';
export { SkillPill, type SkillPillProps } from './components/skill-pill/skill-pill.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { StatusScreen, type StatusScreenProps } from './components/status-screen/status-screen.tsx';
export { Tag, type TagProps } from './components/tag/tag.tsx';
export { TierCard, type TierCardProps } from './components/tier-card/tier-card.tsx';
export { TopBar, type TopBarProps } from './components/top-bar/top-bar.tsx';
export {
  type TraitBar,
  TraitBars,
  type TraitBarsProps,
} from './components/trait-bars/trait-bars.tsx';
export { Alert } from './mantine/alert/alert.ts';
export { Badge } from './mantine/badge/badge.ts';
export { DrawerRoot } from './mantine/drawer/drawer.ts';
export { NativeSelect } from './mantine/fields/native-select.ts';
export { PasswordInput } from './mantine/fields/password-input.tsx';
export { TextInput } from './mantine/fields/text-input.ts';
export { Menu } from './mantine/menu/menu.ts';
export { Modal } from './mantine/modal/modal.ts';
export { NavLink } from './mantine/nav-link/nav-link.ts';
export { Skeleton } from './mantine/skeleton/skeleton.ts';
export { Table } from './mantine/table/table.ts';
export { Tabs } from './mantine/tabs/tabs.ts';
export { Tooltip } from './mantine/tooltip/tooltip.ts';
export { GuildThemeProvider, type GuildThemeProviderProps } from './theme/guild-theme-provider.tsx';
export { guildTheme } from './theme/theme.ts';
