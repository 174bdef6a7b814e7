import { useLayoutEffect, useRef } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { list, locale } from './LocaleSwitch.css.ts';

export type LocaleChoice = {
  /** BCP 47 tag. */
  code: string;
  /** What is shown: "FR". */
  short: string;
  /** The language in its own words: "Français". */
  name: string;
  /** This same page in that language. */
  href: string;
};

export type LocaleSwitchProps = {
  /** Names the choice. */
  label: string;
  /** The code of the language of the page. */
  current: string;
  /** The languages there are, each in its own words. */
  locales: readonly LocaleChoice[];
  /** Called before the page changes, to save the choice. */
  onChoose?: (code: string) => void;
};

/**
 * The page in the reader's other language. Links, because each language has its own address, named
 * in its own words: who reads no French still finds “English”.
 */
export function LocaleSwitch({ label, current, locales, onChoose }: LocaleSwitchProps) {
  const ref = useRef<HTMLElement>(null);
  // The link that was pressed goes where there is little room, and another is in its place.
  useLayoutEffect(() => {
    const links = [...(ref.current?.querySelectorAll('a') ?? [])];
    const focused = links.find((link) => link === document.activeElement);
    if (focused === undefined || focused.checkVisibility()) return;
    links.find((link) => link.checkVisibility())?.focus();
  });
  return (
    <nav ref={ref} aria-label={label}>
      <ul className={list}>
        {locales.map(({ code, short, name, href }) => (
          <li key={code}>
            <AriaLink
              className={locale}
              href={href}
              onPress={() => onChoose?.(code)}
              {...(code === current ? { 'aria-current': true } : {})}
            >
              <span lang={code}>
                <span>{short}</span>
                <VisuallyHidden>{` ${name}`}</VisuallyHidden>
              </span>
            </AriaLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
