export { useSignOut } from './SigningOut.tsx';
export { leaveToSignIn } from './leave-to-sign-in.ts';
export { noteAllSent, takeLeftPlace } from './left-place.ts';
