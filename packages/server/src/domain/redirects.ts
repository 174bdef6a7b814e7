import type { Redirect } from '@ecritoire/contracts';

/** Every page that has moved. Paths are without their language prefix, and hold with it as well. */
export const redirects: Redirect[] = [{ from: '/blog', to: '/articles', status: 301 }];
