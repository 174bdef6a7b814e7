import { createContext } from 'react';

/** The router of UiProvider, for links that are not React Aria’s. */
export type LinkRouter = {
  /** Absent where the browser follows links. */
  navigate?: (path: string) => void;
  /** Turns a path into the address that is shown. */
  hrefOf?: ((path: string) => string) | undefined;
};

export const LinkRouterContext = createContext<LinkRouter>({});
