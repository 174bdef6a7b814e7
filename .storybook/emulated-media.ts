/** Preferences of the system that Storybook's toolbar may set: no page can change them in the browser. */
export type Emulated = { hasForcedColours: boolean; hasReducedMotion: boolean };

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** The condition of a style sheet, as it would match with these preferences. */
export function emulate(condition: string, { hasForcedColours, hasReducedMotion }: Emulated) {
  const forced = hasForcedColours
    ? condition
        .replaceAll(/\(forced-colors(?:: active)?\)/gu, always)
        .replaceAll('(forced-colors: none)', never)
    : condition;
  return hasReducedMotion
    ? forced
        .replaceAll(/\(prefers-reduced-motion(?:: reduce)?\)/gu, always)
        .replaceAll('(prefers-reduced-motion: no-preference)', never)
    : forced;
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  const all = [...rules];
  const below = all.flatMap((rule) =>
    'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? mediaRules(rule.cssRules) : [],
  );
  return [...all.filter((rule) => rule instanceof CSSMediaRule), ...below];
}

/**
 * Emulates them in a page, also in the style sheets that come later. Forced colours are those of the
 * tokens in `forcedRoles`, and no shadow: the browser itself forces more.
 * @returns what sets them
 */
export function createMediaEmulation(page: Document): (preferences: Emulated) => void {
  const conditions = new WeakMap<CSSMediaRule, string>();
  const withoutShadows = new CSSStyleSheet();
  withoutShadows.replaceSync('*, ::before, ::after { box-shadow: none; text-shadow: none }');
  let emulated: Emulated = { hasForcedColours: false, hasReducedMotion: false };
  const apply = () => {
    for (const sheet of page.styleSheets) {
      for (const rule of mediaRules(sheet.cssRules)) {
        const condition = conditions.get(rule) ?? rule.media.mediaText;
        const wanted = emulate(condition, emulated);
        conditions.set(rule, condition);
        if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
      }
    }
    const others = page.adoptedStyleSheets.filter((sheet) => sheet !== withoutShadows);
    page.adoptedStyleSheets = emulated.hasForcedColours ? [...others, withoutShadows] : others;
  };
  let isUsed = false;
  return (preferences) => {
    emulated = preferences;
    // Each style sheet that comes would cost a pass over all rules, also where nothing is emulated.
    if (!isUsed && (emulated.hasForcedColours || emulated.hasReducedMotion)) {
      isUsed = true;
      new MutationObserver(apply).observe(page.head, { childList: true, subtree: true });
      page.head.addEventListener('load', apply, true);
    }
    if (isUsed) apply();
  };
}
