/**
 * A text as PostgreSQL can hold it: without U+0000, and with U+FFFD for half a surrogate pair. No
 * one typed them: refusing them would only keep a writer's paragraph from ever being saved.
 */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
