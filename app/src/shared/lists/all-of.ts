/**
 * Every value of an enum of the contract, in this order: one that is left out does not compile.
 * `allOf<WeekStart>()(['monday', 'sunday', 'saturday'])`
 */
export const allOf =
  <Value extends string>() =>
  <const List extends readonly Value[]>(
    values: [Value] extends [List[number]] ? List : never,
  ): List =>
    values;
