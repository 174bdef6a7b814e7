type Marks = readonly [opening: string, closing: string];

const english: readonly Marks[] = [
  ['“', '”'],
  ['‘', '’'],
];

/** Of a quotation, and of one within it. */
const marksOf: Readonly<Record<string, readonly Marks[]>> = {
  fr: [['«\u202F', '\u202F»'], ...english],
  de: [
    ['„', '“'],
    ['‚', '‘'],
  ],
};

/** A page may have chosen marks of its own, or none. */
function chosenMarks(quotes: string, depth: number): Marks | null {
  const [first = '', second = '', ...rest] = Array.from(
    quotes.matchAll(/"(?<mark>(?:\\.|[^"\\])*)"/gu),
    ({ groups }) => groups?.['mark'] ?? '',
  );
  if (first === '' && second === '') return null;
  return depth > 0 && rest[0] && rest[1] ? [rest[0], rest[1]] : [first, second];
}

function marksFor(quotation: HTMLElement): Marks | null {
  let depth = 0;
  for (let around = quotation.parentElement?.closest('q'); around; depth += 1) {
    around = around.parentElement?.closest('q');
  }
  const styled =
    quotation.closest<HTMLElement>('[style*="quotes"]')?.style.getPropertyValue('quotes') ?? '';
  if (styled !== '' && styled !== 'auto') return chosenMarks(styled, depth);
  const language = quotation.closest<HTMLElement>('[lang]')?.lang.toLowerCase().split('-')[0] ?? '';
  const marks = marksOf[language] ?? english;
  return marks[Math.min(depth, 1)] ?? null;
}

/** The quotation marks that a browser shows around <q>, unless they were written. */
export function writeQuotations(parent: ParentNode): void {
  for (const quotation of parent.querySelectorAll('q')) {
    const marks = marksFor(quotation);
    if (!marks || /^\s*[«»“”„"‘’‹›]/u.test(quotation.textContent)) continue;
    quotation.prepend(marks[0]);
    quotation.append(marks[1]);
  }
}
