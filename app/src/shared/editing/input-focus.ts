/** Marks where buffered input is shown. */
export const inputBufferMark = { 'data-input-buffer': '' };

export const isInputBufferFocused = (): boolean =>
  document.activeElement?.closest('[data-input-buffer]') != null;

/** Whether the focus is where keys write. */
export function isInField(): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || isInputBufferFocused()) return false;
  return focused.isContentEditable || focused.matches('input, textarea, select');
}
