const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** A field, or an editable text: the browser inserts dropped words there itself. */
const takesWords = ({ target }: DragEvent) =>
  target instanceof Element && target.closest(':read-write') !== null;

/**
 * Keeps a browser from opening a dropped file, link or address in the place of the product. What takes
 * it, such as a text that is open for writing, has prevented the event before.
 * @param onRefused is called when a file was dropped where nothing takes it.
 * @returns ends it.
 */
export function refuseDrops(page: Document, onRefused: () => void): () => void {
  const isUntaken = (event: DragEvent) =>
    !event.defaultPrevented && (hasFiles(event) || !takesWords(event));
  const onDragOver = (event: DragEvent) => {
    if (!isUntaken(event)) return;
    event.preventDefault();
    // The cursor shows that nothing takes it; a dropped file is refused in the drop handler.
    if (event.dataTransfer && !hasFiles(event)) event.dataTransfer.dropEffect = 'none';
  };
  const onDrop = (event: DragEvent) => {
    if (!isUntaken(event)) return;
    event.preventDefault();
    if (hasFiles(event)) onRefused();
  };
  page.addEventListener('dragover', onDragOver);
  page.addEventListener('drop', onDrop);
  return () => {
    page.removeEventListener('dragover', onDragOver);
    page.removeEventListener('drop', onDrop);
  };
}
