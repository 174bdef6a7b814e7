/**
 * In development React takes a stack trace for each element, and marks each render on the browser's
 * timeline: a fifth of the stories' time, for what no test reads. Warnings stay, without the stack of
 * what made the element. It must load before React, which looks for these functions once.
 */
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

const internals: unknown = Reflect.get(
  await import('react'),
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
const counter = 'recentlyCreatedOwnerStacks';
if (typeof internals !== 'object' || internals === null || !(counter in internals)) {
  throw new Error(`React no longer counts its stack traces in ${counter}.`);
}
// React takes no stacks once this count passes 10,000.
Object.defineProperty(internals, counter, { get: () => Infinity, set: () => {} });
