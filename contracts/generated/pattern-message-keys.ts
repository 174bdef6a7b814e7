// Generated from the contract by `pnpm generate`; edit the contract instead.
export const patternMessageKeys = {
  "^[0-9a-fA-F-]{36}$": "validation.uuid",
  "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$": "validation.email",
  "\\S[\\s\\S]+\\S": "validation.textTooShort",
  "^[1-9]": "validation.date",
  "\\S": "validation.textTooShort",
  "\\S[\\s\\S]{4,}\\S": "validation.textTooShort"
} as const;
