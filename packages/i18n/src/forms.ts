import en from './en/forms/index.ts';
import fr from './fr/forms/index.ts';
import { textsOfPart } from './parts.ts';

export const formsTexts = textsOfPart<'forms'>({ en, fr });
