import { validate, type Validate } from '@ecritoire/contracts/validators';

/** The parts of a request that the contract accepts, judged one by one; the others are left out. */
export const validParts = (validator: Validate, parts: object) =>
  Object.fromEntries(
    Object.entries(parts).filter(
      ([key, part]) => validate(validator, { [key]: part }).length === 0,
    ),
  );
