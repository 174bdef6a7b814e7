import en from './en/trash/index.ts';
import fr from './fr/trash/index.ts';
import { textsOfPart } from './parts.ts';

export const trashTexts = textsOfPart<'trash'>({ en, fr });
