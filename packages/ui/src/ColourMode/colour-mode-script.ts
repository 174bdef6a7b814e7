/**
 * A classic script for the head of the page: puts the reader's saved choice on `<html>` before the
 * first paint. With no choice saved it does nothing, and the style sheet follows the system.
 */
export const colourModeScript =
  "try{var m=localStorage.getItem('ecritoire-colour-mode');if(m==='light'||m==='dark')document.documentElement.setAttribute('data-colour-mode',m)}catch(e){}";

/** What a content security policy names to let the script run inline. */
export const colourModeScriptHash = 'sha256-jqGy4XjgAfc0aKeOZjnOrZHl/knX0hMCkKK61yoxQ/c=';
