import { part } from './MailAddress.css.ts';

export type MailAddressProps = {
  /** The address alone. */
  children: string;
};

/**
 * An e-mail address within a text. Its lines begin at its @ and its dots alone: a hyphen at the end
 * of a line would be read as a part of it.
 */
export function MailAddress({ children }: MailAddressProps) {
  return (
    <span dir="ltr">
      {[...children.matchAll(/^[^@.]+|[@.][^@.]*/g)].map(({ 0: each, index }) => (
        <span key={index} className={part}>
          {each}
        </span>
      ))}
    </span>
  );
}
