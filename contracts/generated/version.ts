// Generated from the contract by `pnpm generate`; edit the contract instead.
export const contractVersion = "0.2.0";
