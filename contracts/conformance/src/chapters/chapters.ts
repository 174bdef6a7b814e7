import type { Chapter } from '../chapter.ts';
import { credentials } from './credentials.ts';

/** In the order in which they run. */
export const chapters: Chapter[] = [credentials];
