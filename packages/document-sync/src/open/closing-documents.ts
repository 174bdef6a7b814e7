/** Documents that are being closed: opening one again waits for it. */
export type ClosingDocuments = {
  add: (documentId: string, closing: Promise<unknown>) => void;
  settled: (documentId: string) => Promise<unknown>;
};

export function createClosingDocuments(): ClosingDocuments {
  const documents = new Map<string, Promise<unknown>>();
  return {
    add: (documentId, closing) => {
      const all = Promise.allSettled([documents.get(documentId), closing]).finally(() => {
        if (documents.get(documentId) === all) documents.delete(documentId);
      });
      documents.set(documentId, all);
    },
    settled: (documentId) => documents.get(documentId) ?? Promise.resolve(),
  };
}
