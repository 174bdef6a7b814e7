import en from './en/landing/index.ts';
import fr from './fr/landing/index.ts';
import { textsOfPart } from './parts.ts';

export const landingTexts = textsOfPart<'landing'>({ en, fr });
