/** Whether there is nothing to be seen in a text: blanks and characters without a shape alone. */
export const isBlank = (text: string): boolean =>
  !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
