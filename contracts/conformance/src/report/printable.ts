/** Text for a terminal, which takes control characters for commands. */
export const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '�');
