export { useSignOut } from './SigningOut.tsx';
