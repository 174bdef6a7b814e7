import { msw } from 'msw/vite';

/** Has Vite serve, and put beside what it builds, the script that `mockApi` of browsers asks for. */
export const mockWorker = () => msw({ mode: 'worker-only' });
