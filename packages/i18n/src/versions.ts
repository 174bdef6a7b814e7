import en from './en/versions/index.ts';
import fr from './fr/versions/index.ts';
import { textsOfPart } from './parts.ts';

export const versionsTexts = textsOfPart<'versions'>({ en, fr });
