/**
 * A classic script for the head of the page: puts the reader's saved choice on `<html>` before the
 * first paint. With no choice saved it does nothing, and the style sheet follows the system. A page
 * that forces a mode says so with `<html data-forced-colour-mode="dark">`.
 */
export const colourModeScript =
  "try{var d=document.documentElement,m=d.getAttribute('data-forced-colour-mode')||localStorage.getItem('ecritoire-colour-mode');if(m==='light'||m==='dark')d.setAttribute('data-colour-mode',m)}catch(e){}";

/** What a content security policy names to let the script run inline. */
export const colourModeScriptHash = 'sha256-uiB1PWuLTaHEdPJY8VpUnM9ugKHLrVlUomDwVZbxaSw=';
