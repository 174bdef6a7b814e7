/** An address as addresses are compared: whatever the case it was typed in. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();
