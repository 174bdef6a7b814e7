import { createContext, type ReactNode } from 'react';

/**
 * What stands under the title of every dialog below it, since nothing behind a dialog can be pressed:
 * that a sign-in has expired, with the way to sign in again.
 */
export const DialogNewsContext = createContext<ReactNode>(null);
