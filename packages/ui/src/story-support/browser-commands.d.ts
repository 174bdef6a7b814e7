import 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Lets the browser say that the system prefers these colours. */
    emulateColourScheme: (scheme: 'light' | 'dark') => Promise<void>;
    /** Lets the browser say that the reader's system forces its colours, and force them. */
    emulateForcedColours: (forced: 'active' | 'none') => Promise<void>;
    /** Shows the page as it is printed, and no longer. */
    emulatePaper: (isPaper: boolean) => Promise<void>;
    /** Lets the browser say that it is touched with a finger, and no longer. */
    emulateTouch: (isTouched: boolean) => Promise<void>;
    /** Moves the mouse out of the page. */
    takePointerAway: () => Promise<void>;
  }
}
