import { languageTags, type Locales } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import {
  ColourModeSwitch,
  LocaleSwitch,
  useColourMode,
  type ColourModeSwitchProps,
} from '@ecritoire/ui';

export type PageSwitchesProps = {
  /** This page's address in each language. */
  addresses: Record<Locales, string>;
  onLocaleChange: (locale: Locales) => void;
};

/** The switches of language and colours, the same on every page. */
export function PageSwitches(props: PageSwitchesProps) {
  return (
    <>
      <LanguageSwitch {...props} />
      <ColourSwitch />
    </>
  );
}

/** This page in the other language. */
export function LanguageSwitch({ addresses, onLocaleChange }: PageSwitchesProps) {
  const { locale, LL } = useI18n();
  return (
    <LocaleSwitch
      label={LL.locale.label()}
      current={languageTags[locale]}
      locales={(['fr', 'en'] as const).map((code) => ({
        code: languageTags[code],
        short: code.toUpperCase(),
        name: LL.locale[code](),
        href: addresses[code],
      }))}
      onChoose={(tag) => onLocaleChange(tag === languageTags.en ? 'en' : 'fr')}
    />
  );
}

/** Light, dark, or as the system has it. */
export function ColourSwitch({ look }: Pick<ColourModeSwitchProps, 'look'>) {
  const { colourMode } = useI18n().LL;
  const [mode, setMode] = useColourMode();
  const modes = {
    system: colourMode.system(),
    light: colourMode.light(),
    dark: colourMode.dark(),
  };
  return (
    <ColourModeSwitch
      label={colourMode.label()}
      menuLabel={colourMode.chosen({ mode: modes[mode] })}
      labels={modes}
      value={mode}
      onChange={setMode}
      {...(look && { look })}
    />
  );
}
