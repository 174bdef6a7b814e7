// Generated from the contract by `pnpm generate`; edit the contract instead.
export const patternMessageKeys = {
  "^[0-9a-fA-F-]{36}$": "validation.uuid",
  "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$": "validation.email",
  "\\S[\\s\\S]+\\S": "validation.textTooShort",
  "\\S": "validation.textTooShort"
} as const;
