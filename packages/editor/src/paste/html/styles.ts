/** What of a page's own style says something of its words. */
const properties = [
  'clip',
  'clip-path',
  'display',
  'flex-direction',
  'flex-wrap',
  'float',
  'font-size',
  'font-style',
  'font-weight',
  'height',
  'left',
  'list-style-type',
  'margin-bottom',
  'margin-top',
  'overflow',
  'padding-bottom',
  'padding-top',
  'position',
  'quotes',
  'text-decoration',
  'text-indent',
  'vertical-align',
  'visibility',
  'white-space',
  'width',
] as const;

/**
 * What stands in a page for its style sheets, where a policy refuses them: read by
 * {@link restoreStyles}. A template may stand anywhere.
 */
function sheetCarrier(css: string): string {
  if (
    !/display|flex|float|font|list-style|margin|padding|position|quotes|text-|vertical|visib|white-space/u.test(
      css,
    )
  )
    return '';
  const escaped = css.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<template data-pasted-sheet="${escaped}"></template>`;
}

/**
 * A strict content security policy refuses style attributes and sheets while parsing, and the bold
 * and italics of Google Docs go with them. So they are parsed under another name, which nothing
 * refuses, and restored through the object model, which is allowed to. The end of a tag is
 * searched from its start only: markup without one would take minutes.
 */
export function withoutInlineStyles(html: string): string {
  // A sheet ends with the first end that follows; where none does, it is left to the browser.
  const ended = html.split(/<\/style>/iu);
  const rest = ended.pop() ?? '';
  const sheets: string[] = [];
  const withoutSheet = (part: string) =>
    part.replace(/<style(?:\s[^>]*)?>([\s\S]*)$/iu, (_, css: string) => {
      sheets.push(css);
      return '';
    });
  const plain = ended.map(withoutSheet).join('') + rest;
  const renamed = plain.replaceAll(/<[a-z][^<>]*>/giu, (tag) =>
    tag.replace(/\sstyle\s*=/iu, ' data-pasted-style='),
  );
  return renamed + sheetCarrier(sheets.join('\n'));
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** How the rules of a sheet outdo one another, near enough for the sheets that programs write. */
const weightOf = (selector: string): number =>
  count(selector, /#[\w-]+/gu) * 10_000 +
  count(selector, /\.[\w-]+|\[|:(?!:)[\w-]+/gu) * 100 +
  count(selector, /(?:^|[\s>+~(])[a-z]/giu);

function rulesIn(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule;
    const isShown = rule instanceof CSSMediaRule && matchMedia(rule.media.mediaText).matches;
    return isShown ? rulesIn(rule.cssRules) : [];
  });
}

/** Each selector of each rule, from the weakest on. */
function selectorsIn(css: string): { selector: string; style: CSSStyleDeclaration }[] {
  const sheet = new CSSStyleSheet();
  // Word puts its sheets into a comment.
  sheet.replaceSync(css.replaceAll(/<!--|-->/gu, ''));
  const selectors = rulesIn(sheet.cssRules).flatMap(({ selectorText, style }) => {
    if (!properties.some((property) => style.getPropertyValue(property) !== '')) return [];
    return selectorText.split(/,(?![^(]*\))/u).map((selector) => ({ selector, style }));
  });
  return selectors.toSorted((one, other) => weightOf(one.selector) - weightOf(other.selector));
}

function applySheets(parent: ParentNode): void {
  const sheets = [...parent.querySelectorAll<HTMLElement>('[data-pasted-sheet]')];
  const css = sheets.map(({ dataset }) => dataset['pastedSheet'] ?? '').join('\n');
  for (const sheet of sheets) sheet.remove();
  if (css === '') return;
  for (const { selector, style } of selectorsIn(css)) {
    // What comes before or after the words is not in the text.
    if (/:(?:before|after|first-l|hover|focus|active|link|visited)|::/u.test(selector)) continue;
    for (const element of parent.querySelectorAll<HTMLElement>(selector)) {
      for (const property of properties) {
        const value = style.getPropertyValue(property);
        if (value !== '') element.style.setProperty(property, value);
      }
    }
  }
}

function applyInline(element: HTMLElement): void {
  const inline = element.dataset['pastedStyle'] ?? '';
  element.style.cssText = `${element.style.cssText} ${inline}`;
}

/** Spaces that Word writes as no-break spaces: as they were typed. */
function restoreSpaces(element: HTMLElement, style: string): void {
  if (element.textContent.trim() !== '' || element.querySelector('br')) return;
  if (style.includes('mso-tab-count')) element.textContent = '\t';
  else if (style.includes('mso-spacerun')) {
    element.textContent = element.textContent.replaceAll(/\s/gu, ' ');
  } else return;
  element.style.whiteSpace = 'pre';
}

/**
 * What {@link withoutInlineStyles} has put away, as far as it says something of the words: through
 * the object model, which a strict content security policy allows.
 */
export function restoreStyles(parent: ParentNode): void {
  applySheets(parent);
  for (const element of parent.querySelectorAll<HTMLElement>('[data-pasted-style]')) {
    applyInline(element);
    restoreSpaces(element, element.dataset['pastedStyle'] ?? '');
  }
  for (const element of parent.querySelectorAll<HTMLElement>('[style]')) {
    // A link is underlined by its page; its words are not, once they are here.
    if (element.closest('a[href]')) element.style.removeProperty('text-decoration');
  }
}
