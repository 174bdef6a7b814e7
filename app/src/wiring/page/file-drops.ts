/**
 * Keeps a browser from opening a dropped file in the place of the product. What takes a file, such as a
 * text that is open for writing, has prevented the event before.
 * @param onRefused is called when a file was dropped where nothing takes it.
 * @returns ends it.
 */
export function refuseFileDrops(page: Document, onRefused: () => void): () => void {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
  const onDragOver = (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    onRefused();
  };
  page.addEventListener('dragover', onDragOver);
  page.addEventListener('drop', onDrop);
  return () => {
    page.removeEventListener('dragover', onDragOver);
    page.removeEventListener('drop', onDrop);
  };
}
