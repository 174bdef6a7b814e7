/** Milliseconds after which no browser still reads what it was given to save. */
const readingTime = 60_000;

/** Hands a file to the browser, which puts it among the downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readingTime);
}
