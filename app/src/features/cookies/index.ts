export { CookieChoice, CookiePreferences } from './CookiePreferences.tsx';
