import { DOMParser, type ParseOptions, type Slice } from 'prosemirror-model';
import { partWordsBeside } from './pasted-beside.ts';
import { tidied } from './pasted-blocks.ts';
import { removeControls, removeHidden } from './pasted-hidden.ts';
import { breakLines, breakSeparators } from './pasted-lines.ts';
import { writeListSigns } from './pasted-list-signs.ts';
import { partNotes } from './pasted-notes.ts';
import { writeQuotations } from './pasted-quotations.ts';
import { joinRows } from './pasted-rows.ts';
import { restoreStyles } from './pasted-styles.ts';
import { joinVerses } from './pasted-verses.ts';
import { raiseLetters } from './raised-letters.ts';
import { schema } from './schema.ts';

export { withoutInlineStyles } from './pasted-styles.ts';

class PasteParser extends DOMParser {
  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    restoreStyles(dom);
    removeHidden(dom);
    removeControls(dom);
    partNotes(dom);
    breakSeparators(dom);
    writeQuotations(dom);
    partWordsBeside(dom);
    joinRows(dom);
    joinVerses(dom);
    breakLines(dom);
    writeListSigns(dom);
    raiseLetters(dom);
    const slice = super.parseSlice(dom, options);
    // Ours, or plain text: each space and sign of it is as its writer typed it.
    return options?.preserveWhitespace === true ? slice : tidied(slice);
  }
}

/** Reads a page, or a part of one, as it is pasted. */
export const pageParser = new PasteParser(schema, DOMParser.fromSchema(schema).rules);
