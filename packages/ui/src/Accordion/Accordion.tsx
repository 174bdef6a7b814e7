import type { ReactNode } from 'react';
import {
  Button,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { group, heading, item, panel, sign, trigger, words } from './Accordion.css.ts';

export type AccordionProps = {
  /** The title in sight, and what it opens. */
  items: readonly { id: string; title: string; content: ReactNode }[];
  /** The place of the titles in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
  /** Opening one closes the others. Leave it off where a reader may compare. */
  isExclusive?: boolean;
  /** Open from the start. */
  defaultOpen?: readonly string[];
};

/** Questions with their answers folded away. What everybody needs is never inside one. */
export function Accordion({
  items,
  headingLevel = 3,
  isExclusive = false,
  defaultOpen,
}: AccordionProps) {
  return (
    <DisclosureGroup
      className={group}
      allowsMultipleExpanded={!isExclusive}
      {...(defaultOpen ? { defaultExpandedKeys: defaultOpen } : {})}
    >
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} id={id} className={item}>
          <Heading level={headingLevel} className={heading}>
            <Button slot="trigger" className={trigger}>
              <span>{title}</span>
              <span className={sign}>
                <Icon name="chevron-down" />
              </span>
            </Button>
          </Heading>
          <DisclosurePanel className={panel}>
            <div className={words}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
