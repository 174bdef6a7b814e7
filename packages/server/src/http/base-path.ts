/** Where the API stands on its origin, as the contract's `servers` say. */
export const BASE_PATH = '/api';
