import en from './en/settings/index.ts';
import fr from './fr/settings/index.ts';
import { textsOfPart } from './parts.ts';

export const settingsTexts = textsOfPart<'settings'>({ en, fr });
