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
 * style sheet follows the system. What is saved is read when it was changed, not when the system
 * changes: a choice that could not be saved is known to the page alone. A page that forces a mode says
 * so with `<html data-forced-colour-mode="dark">`; `system` cannot be forced.
 */
export const colourModeScript =
  "(function(){function s(){document.getAnimations().forEach(function(t){if(t instanceof CSSTransition)t.finish()})}function f(e){if(e&&e.key&&e.key!=='ecritoire-colour-mode')return;try{var d=document.documentElement,m=d.getAttribute('data-forced-colour-mode');if(m!=='light'&&m!=='dark')m=localStorage.getItem('ecritoire-colour-mode');var c=m==='light'||m==='dark';if(c)d.setAttribute('data-colour-mode',m);else d.removeAttribute('data-colour-mode');document.querySelectorAll('meta[name=theme-color]').forEach(function(t){t.media=c?t.dataset.mode===m?'all':'not all':'(prefers-color-scheme: '+t.dataset.mode+')'});if(e)s()}catch(x){}}addEventListener('storage',f);matchMedia('(prefers-color-scheme: dark)').addEventListener('change',s);f()})()";

/** What a content security policy names to let the script run inline. */
export const colourModeScriptHash = 'sha256-jmNTrmtWhZwZWwtdCxTyxvODe7UFlCrIL7ujSVjw/VA=';
