const notes = [
  '[role~="doc-endnotes"], [role~="doc-footnotes"], [role~="doc-endnote"], [role~="doc-footnote"]',
  '[epub\\:type~="footnotes"], [epub\\:type~="endnotes"], [epub\\:type~="rearnotes"]',
  '.footnotes, [data-footnotes]',
].join(', ');

/** The way back from a note is an arrow, or a sign for one. */
const wayBack = 'a[role~="doc-backlink"], a[class*="footnote-back"], .mw-cite-backlink a';

/** The line over the notes is the page's; so are the ways back from them. */
export function partNotes(parent: ParentNode): void {
  const lines = `:is(${notes}) hr, hr:has(+ :is(${notes})), hr[class*="footnote"]`;
  for (const line of parent.querySelectorAll(lines)) line.remove();
  for (const link of parent.querySelectorAll(wayBack)) {
    if (!/[\p{L}\p{N}]/u.test(link.textContent)) link.remove();
  }
  // LibreOffice has a margin between the sign of a note and its first word.
  for (const sign of parent.querySelectorAll('.sdfootnotesym, .sdendnotesym')) sign.append(' ');
}
