/**
 * A classic script for the head of the page: puts the reader's saved choice on `<html>` before the
 * first paint. With no choice saved it does nothing, and the style sheet follows the system. A page
 * that forces a mode says so with `<html data-forced-colour-mode="dark">`; `system` cannot be forced.
 */
export const colourModeScript =
  "try{var d=document.documentElement,f=d.getAttribute('data-forced-colour-mode'),m=f==='light'||f==='dark'?f:localStorage.getItem('ecritoire-colour-mode');if(m==='light'||m==='dark')d.setAttribute('data-colour-mode',m)}catch(e){}";

/** What a content security policy names to let the script run inline. */
export const colourModeScriptHash = 'sha256-VI7gCGchoL7nDDXE7mSNnbqQ84m3QaowuiMjzmYoWAg=';
