import { languageTags, type Locales } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { ColourModeSwitch, LocaleSwitch, useColourMode } from '@ecritoire/ui';

export type PageSwitchesProps = {
  /** This page's address in each language. */
  addresses: Record<Locales, string>;
  onLocaleChange: (locale: Locales) => void;
};

/** The switches of language and colours, the same on every page. */
export function PageSwitches({ addresses, onLocaleChange }: PageSwitchesProps) {
  const { locale, LL } = useI18n();
  const [mode, setMode] = useColourMode();
  const modes = {
    system: LL.colourMode.system(),
    light: LL.colourMode.light(),
    dark: LL.colourMode.dark(),
  };
  return (
    <>
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
      <ColourModeSwitch
        label={LL.colourMode.label()}
        menuLabel={LL.colourMode.chosen({ mode: modes[mode] })}
        labels={modes}
        value={mode}
        onChange={setMode}
      />
    </>
  );
}
