import { DOMParser, type ParseOptions, type Slice } from 'prosemirror-model';
import { schema } from '../../schema/schema.ts';
import { tidied } from './blocks.ts';
import { partWordsBeside } from './floats.ts';
import { partNotes } from './footnotes.ts';
import { removeControls, removeHidden } from './hidden.ts';
import { breakLines, breakSeparators } from './line-breaks.ts';
import { writeListSigns } from './list-markers.ts';
import { writeQuotations } from './quotation-marks.ts';
import { restoreStyles } from './styles.ts';
import { raiseSuperscripts } from './superscripts.ts';
import { joinRows } from './table-rows.ts';
import { joinVerses } from './verses.ts';

export { withoutInlineStyles } from './styles.ts';

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
    raiseSuperscripts(dom);
    const slice = super.parseSlice(dom, options);
    // Ours, or plain text: each space and sign of it is as its writer typed it.
    return options?.preserveWhitespace === true ? slice : tidied(slice);
  }
}

/** Reads a page, or a part of one, as it is pasted. */
export const htmlParser = new PasteParser(schema, DOMParser.fromSchema(schema).rules);
