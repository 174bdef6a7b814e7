import { darkRoles, lightRoles } from '../tokens/roles.ts';

/** What a browser paints around the page in each mode: `<meta name="theme-color" data-mode="…">`. */
export const themeColours = {
  light: lightRoles.background.page,
  dark: darkRoles.background.page,
} as const;

/**
 * A classic script for the head of the page: puts the reader's saved choice on `<html>` before the
 * first paint, and on what the browser paints around it; then follows what is chosen in other tabs,
 * and changes with the system without transitions, however late React comes. With no choice saved the
 * style sheet follows the system. A page that forces a mode says so with
 * `<html data-forced-colour-mode="dark">`; `system` cannot be forced.
 */
export const colourModeScript =
  "(function(){function f(e){if(e&&e.key&&e.key!=='ecritoire-colour-mode')return;try{var d=document.documentElement,m=d.getAttribute('data-forced-colour-mode');if(m!=='light'&&m!=='dark')m=localStorage.getItem('ecritoire-colour-mode');var c=m==='light'||m==='dark';if(c)d.setAttribute('data-colour-mode',m);else d.removeAttribute('data-colour-mode');document.querySelectorAll('meta[name=theme-color]').forEach(function(t){t.media=c?t.dataset.mode===m?'all':'not all':'(prefers-color-scheme: '+t.dataset.mode+')'});if(e)document.getAnimations().forEach(function(t){if(t instanceof CSSTransition)t.finish()})}catch(x){}}addEventListener('storage',f);matchMedia('(prefers-color-scheme: dark)').addEventListener('change',f);f()})()";

/** What a content security policy names to let the script run inline. */
export const colourModeScriptHash = 'sha256-aj30q0PKY05ijpwa2bhV0Lkz3+COetgXnIMPADG6qFI=';
