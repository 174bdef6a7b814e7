// Generated from the contract by `pnpm generate`; edit the contract instead.
import type { OperationId } from './operations.ts';

/** Requests in so many seconds from one client address. */
export type RateLimit = { requests: number; seconds: number; per: 'address' };

export const rateLimits: Partial<Record<OperationId, RateLimit>> = {
  "signInWithGoogle": {
    "requests": 60,
    "seconds": 60,
    "per": "address"
  },
  "refreshAccessToken": {
    "requests": 60,
    "seconds": 60,
    "per": "address"
  },
  "joinWaitlist": {
    "requests": 10,
    "seconds": 600,
    "per": "address"
  },
  "askQuestion": {
    "requests": 10,
    "seconds": 600,
    "per": "address"
  },
  "suggestFeature": {
    "requests": 10,
    "seconds": 600,
    "per": "address"
  }
};
