import { darkRoles, lightRoles } from '../tokens/roles.ts';

/** What a browser paints around the page in each mode: `<meta name="theme-color" data-mode="…">`. */
export const themeColours = {
  light: lightRoles.background.page,
  dark: darkRoles.background.page,
} as const;

/**
 * A classic script for the head of the page: puts the reader's saved choice on `<html>` before the
 * first paint, and on what the browser paints around it. With no choice saved it does nothing, and the style sheet follows the system. A page
 * that forces a mode says so with `<html data-forced-colour-mode="dark">`; `system` cannot be forced.
 */
export const colourModeScript =
  "try{var d=document.documentElement,f=d.getAttribute('data-forced-colour-mode'),m=f==='light'||f==='dark'?f:localStorage.getItem('ecritoire-colour-mode');if(m==='light'||m==='dark'){d.setAttribute('data-colour-mode',m);document.querySelectorAll('meta[name=theme-color]').forEach(function(t){t.media=t.dataset.mode===m?'all':'not all'})}}catch(e){}";

/** What a content security policy names to let the script run inline. */
export const colourModeScriptHash = 'sha256-0/5a0MCN7rLpGDRqQjxZ/efVXjZ9GN2pXNZWhRstQ+w=';
