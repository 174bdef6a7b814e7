import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { list, panel, tab, tabs } from './Tabs.css.ts';

export type TabItem<Id extends string = string> = {
  /** Passed to `onChange`. */
  id: Id;
  /** What it shows, in a word or two. */
  label: string;
  /** Stands before the words. */
  icon?: IconName;
  /** It cannot be shown now. */
  isDisabled?: boolean;
  /** What is in sight while it is selected. */
  content: ReactNode;
};

export type TabsProps<Id extends string> = {
  /** Names the row of tabs for screen readers. */
  label: string;
  /** Each with `id`, `label` and `content`; if need be `icon` and `isDisabled`. */
  items: readonly TabItem<Id>[];
  /** The one in sight. */
  selected: Id;
  /** Another one is to be in sight. */
  onChange: (id: Id) => void;
};

/**
 * Parts of one page of which one is in sight. Parts with an address of their own are links; parts
 * that are to be compared stand under each other. Where they are wider than their place a shade says
 * on which side there are more.
 */
export function Tabs<Id extends string>({ label, items, selected, onChange }: TabsProps<Id>) {
  return (
    <AriaTabs
      className={tabs}
      selectedKey={selected}
      onSelectionChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      <TabList className={list} aria-label={label}>
        {items.map(({ id, label: name, icon, isDisabled = false }) => (
          <Tab key={id} id={id} className={tab} isDisabled={isDisabled}>
            {icon ? <Icon name={icon} size="small" /> : null}
            <span>{name}</span>
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
