/** What people wrote, such as a name or a title, within words of ours: a page translator leaves it. */
export function Written({ children }: { children: string }) {
  return <span translate="no">{children}</span>;
}
