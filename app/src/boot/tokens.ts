/** Whether somebody is signed in here, or was a moment ago. */
export const hasTokens = (cookie: string): boolean => /\b(?:authToken|refreshToken)=/.test(cookie);
