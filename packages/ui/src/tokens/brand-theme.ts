import { brandRoles, type BrandColours } from './brand-colours.ts';
import { queries } from './queries.ts';
import { darkRoles, lightRoles, type ColourRoles } from './roles.ts';
import { variableName } from './variable-name.ts';

export type Brand = {
  light: BrandColours;
  dark: BrandColours;
  /** Lists of families, as in CSS. The page loads the faces. */
  font?: { interface?: string; reading?: string };
  /** The corner of buttons and fields, a CSS length; smaller and larger corners follow it. */
  radius?: string;
  /** A selector of the elements that have the brand, when it is not for the whole page. */
  scope?: string;
};

export type BrandTheme = {
  /** For a file of its own: a page that a server renders has the brand at its first paint. */
  css: string;
  /** Gives the document the brand, under any content security policy; what it returns takes it back. */
  adopt: () => () => void;
};

const declaration = (path: readonly string[], value: string) =>
  `--${variableName(path)}: ${value};`;

/** The declarations of the colours that the brand changes. */
function changed(roles: ColourRoles, ours: ColourRoles): string {
  const flat = (of: ColourRoles) =>
    Object.entries(of).flatMap(([group, value]): [string[], string][] =>
      typeof value === 'string'
        ? [[[group], value]]
        : Object.entries(value).map(([name, colour]) => [[group, name], colour]),
    );
  const before = new Map(flat(ours).map(([path, colour]) => [path.join('.'), colour]));
  return flat(roles)
    .filter(([path, colour]) => before.get(path.join('.')) !== colour)
    .map(([path, colour]) => declaration(['colour', ...path], colour))
    .join(' ');
}

/** As the page has it: what an element inherits is of the brand around it. */
const paint = [
  `background: var(--${variableName(['colour', 'background', 'page'])});`,
  `color: var(--${variableName(['colour', 'text', 'default'])});`,
  `font-family: var(--${variableName(['font', 'interface'])});`,
].join(' ');

function adopt(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/**
 * Colours, faces and corners of a brand, as a style sheet over the kit's tokens. On paper and where
 * the system forces its colours, the kit's own colours hold.
 *
 * @throws Where two colours that meet are closer than WCAG 2.2 allows: each pair with its ratio.
 */
export function createBrandTheme(brand: Brand): BrandTheme {
  const { font = {}, radius, scope = ':root' } = brand;
  const roles = brandRoles(brand.light, brand.dark);
  const light = changed(roles.light, lightRoles);
  const dark = changed(roles.dark, darkRoles);
  const measures = [
    ...Object.entries(font).map(([use, families]) => declaration(['font', use], families)),
    ...(radius === undefined
      ? []
      : Object.entries({ small: 0.5, medium: 1, large: 1.5 }).map(([size, times]) =>
          declaration(['radius', size], `calc(${radius} * ${times})`),
        )),
  ].join(' ');
  const screen = `screen and ${queries.ownColours}`;
  const inMode = (mode: string) => {
    const named = `:is([data-colour-mode='${mode}'], .${mode})`;
    return `${scope}${named}, ${scope} ${named}`;
  };
  const painted = scope === ':root' ? '' : paint;
  const css = `${scope} { ${measures} ${painted} }
@media ${screen} {
  ${scope}, ${inMode('light')} { ${light} }
  ${inMode('dark')} { ${dark} }
}
@media ${screen} and ${queries.prefersDark} {
  ${scope}:not([data-colour-mode='light'], .light) { ${dark} }
}
`;
  return { css, adopt: () => adopt(css) };
}
