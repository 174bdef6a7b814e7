// Generated from the contract by `pnpm generate`; edit the contract instead.
export const patternMessageKeys = {
  "\\S[\\s\\S]+\\S": "validation.textTooShort",
  "\\S": "validation.textTooShort"
} as const;
