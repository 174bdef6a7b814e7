import { createContext, use } from 'react';

/** What can stand over any page of the studio; one at a time. */
export type StudioTool = 'palette' | 'shortcuts' | 'newDocument';

export const OpenTool = createContext<(tool: StudioTool) => void>(() => {});

/** Opens one of the tools over the page. */
export const useOpenTool = () => use(OpenTool);
