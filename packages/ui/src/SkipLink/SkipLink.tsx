import { skipLink } from './SkipLink.css.ts';

export type SkipLinkProps = {
  /** Id of the element to move to; it must be able to take the focus (`tabIndex={-1}`). */
  target: string;
  /** Where it leads: "Skip to content". */
  children: string;
};

/**
 * The first stop of the keyboard: past the navigation, to the content. Nobody sees it until the
 * focus is on it. DashboardLayout and LandingLayout bring their own.
 */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      className={skipLink}
      href={`#${target}`}
      onClick={(event) => {
        // The router must not see a change of hash.
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${CSS.escape(target)}`)?.focus();
      }}
    >
      {children}
    </a>
  );
}
