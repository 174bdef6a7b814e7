/** How far an item of a list within a list stands in, for each list around it. */
const indent = '\u2003';

type Digits = readonly (readonly [value: number, digit: string])[];

const roman: Digits = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Fifteen and sixteen are not written as the beginning of the Name. */
const hebrew: Digits = [
  [400, 'ת'],
  [300, 'ש'],
  [200, 'ר'],
  [100, 'ק'],
  [90, 'צ'],
  [80, 'פ'],
  [70, 'ע'],
  [60, 'ס'],
  [50, 'נ'],
  [40, 'מ'],
  [30, 'ל'],
  [20, 'כ'],
  [16, 'טז'],
  [15, 'טו'],
  ...Array.from('יטחזוהדגבא', (letter, index) => [10 - index, letter] as const),
];

function additive(number: number, digits: Digits): string {
  let rest = number;
  let written = '';
  for (const [value, digit] of digits) {
    for (; rest >= value; rest -= value) written += digit;
  }
  return written;
}

/** As columns of a spreadsheet are named: z, aa, ab. */
function alphabetic(number: number, letters: string): string {
  let written = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / letters.length)) {
    written = (letters[(rest - 1) % letters.length] ?? '') + written;
  }
  return written;
}

const latin = 'abcdefghijklmnopqrstuvwxyz';
const greek = 'αβγδεζηθικλμνξοπρστυφχψω';

const inDigitsOf = (numberingSystem: string) => (number: number) =>
  new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(number);

const numerals: Partial<Record<string, (number: number) => string>> = {
  'decimal-leading-zero': (number) => String(number).padStart(2, '0'),
  'lower-alpha': (number) => alphabetic(number, latin),
  'lower-latin': (number) => alphabetic(number, latin),
  'upper-alpha': (number) => alphabetic(number, latin).toUpperCase(),
  'upper-latin': (number) => alphabetic(number, latin).toUpperCase(),
  'lower-roman': (number) => additive(number, roman).toLowerCase(),
  'upper-roman': (number) => additive(number, roman),
  'lower-greek': (number) => alphabetic(number, greek),
  'arabic-indic': inDigitsOf('arab'),
  persian: inDigitsOf('arabext'),
  devanagari: inDigitsOf('deva'),
  bengali: inDigitsOf('beng'),
  thai: inDigitsOf('thai'),
  hebrew: (number) => additive(number, hebrew),
};

const typeAttributes: Partial<Record<string, string>> = {
  '1': 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** A page that Google Docs exported has its numbers in the style sheet, and has no list within another. */
const isExported = (list: Element) => list.className.includes('lst-kix');

const ownStyleOf = (element: Element): string =>
  (element instanceof HTMLElement && element.style.listStyleType) ||
  (typeAttributes[element.getAttribute('type') ?? ''] ?? '');

function signFor(style: string, number: number): string {
  // Between quotes stands the sign itself.
  const own = /^(["'])(.*)\1$/su.exec(style)?.[2];
  if (own !== undefined) return own.trim();
  if (style === 'decimal') return `${number}.`;
  const numeral = numerals[style];
  if (!numeral) return '•';
  return number > 0 ? `${numeral(number)}.` : `${number}.`;
}

/** Only what is laid out as an item of a list has a sign. */
const isShownAsItem = ({ style }: HTMLElement) =>
  style.display === '' || style.display.includes('list-item');

function signsIn(list: Element): [item: HTMLLIElement, sign: string][] {
  const items = [...list.children].filter((child) => child instanceof HTMLLIElement);
  const ordered = list instanceof HTMLOListElement ? list : null;
  const initial = ordered ? 'decimal' : 'disc';
  const step = ordered?.reversed ? -1 : 1;
  const first = ordered?.reversed ? items.length : 1;
  let number = ordered?.hasAttribute('start') ? ordered.start : first;
  return items.map((item) => {
    if (item.hasAttribute('value')) number = item.value;
    const style = ownStyleOf(item) || ownStyleOf(list) || initial;
    const isUnsigned = style === 'none' && !isExported(list);
    const shown = style === 'none' ? initial : style;
    const sign = isUnsigned || !isShownAsItem(item) ? '' : signFor(shown, number);
    number += step;
    return [item, sign];
  });
}

const blocks = 'p, div, section, article, h1, h2, h3, h4, h5, h6';

/** Writes before the first words of an item, in the block that they stand in, however deep. */
function writeBefore(item: Element, text: string): void {
  const first = [...item.childNodes].find((node) => node.textContent?.trim() !== '');
  if (first instanceof Element && first.matches(blocks)) writeBefore(first, text);
  else if (first) first.before(text);
  else item.prepend(text);
}

/** Word has no lists either: a paragraph says which it is in, and how deep. */
function wordIndentOf(sign: Element): string {
  const style = sign.closest<HTMLElement>('p')?.dataset['pastedStyle'] ?? '';
  const level = /mso-list:\s*\S+ level(\d)/u.exec(style)?.[1];
  return indent.repeat(Number(level ?? 1) - 1);
}

/** Word writes its bullets as letters of a font of symbols; dashes and numbers are what they are. */
function wordSignOf(sign: Element): string {
  const text = sign.textContent.trim();
  const isNumber = /\p{N}/u.test(text) || (/\p{L}/u.test(text) && text.length > 1);
  return isNumber || /^[-–—]$/u.test(text) ? text : '•';
}

function exportedLevelOf(list: Element): number | null {
  const level = /lst-kix_\w+-(\d)/u.exec(list.className)?.[1];
  return level === undefined ? null : Number(level);
}

/** There are no lists here: a bullet or a number stands in the text, as one would type it. */
export function writeListSigns(parent: ParentNode): void {
  for (const list of new Set(
    [...parent.querySelectorAll('li')].map((item) => item.parentElement),
  )) {
    if (list === null) continue;
    for (const [item, sign] of signsIn(list)) {
      if (sign !== '') writeBefore(item, `${sign} `);
    }
  }
  for (const list of parent.querySelectorAll(':is(ul, ol) :is(ul, ol), [class*="lst-kix"]')) {
    const times = exportedLevelOf(list) ?? 1;
    for (const item of list.querySelectorAll('li')) writeBefore(item, indent.repeat(times));
  }
  for (const sign of parent.querySelectorAll('span[data-pasted-style*="mso-list"]')) {
    sign.replaceWith(`${wordIndentOf(sign)}${wordSignOf(sign)} `);
  }
}
