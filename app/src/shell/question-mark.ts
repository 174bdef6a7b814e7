const storageKey = 'ecritoire-question-mark';

/** Whether the question mark alone opens the list of shortcuts, as it does until it is turned off. */
export function opensByQuestionMark(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Where the browser refuses storage, the choice is not saved. */
export function setOpensByQuestionMark(opens: boolean): void {
  try {
    localStorage.setItem(storageKey, opens ? 'on' : 'off');
  } catch {
    // As above.
  }
}
