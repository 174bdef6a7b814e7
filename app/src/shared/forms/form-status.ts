/** What a form shows of its last submission. */
export type FormStatus = {
  isSubmitting: boolean;
  /** Messages by field name, in the reader's language. */
  fieldErrors: Readonly<Record<string, string>>;
  /** What went wrong with the whole, in the reader's language; of mistakes in fields, that there are. */
  message?: string | undefined;
};
