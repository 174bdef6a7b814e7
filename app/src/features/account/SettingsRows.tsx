import { Button, Heading, List, Stack } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { LongList, type LoadMoreProps } from '../../shared/lists/LongList.tsx';
import { PartContent } from '../../shared/lists/PartCard.tsx';
import type { Part } from '../../shared/lists/part.ts';

/** A list of the settings, with the way to more of it. */
export type SettingsList<Item> = { items: Part<readonly Item[]>; more: LoadMoreProps };

type RowsProps<Item> = {
  /** Over the list, or its name where the section's own title says it. */
  title?: string;
  label?: string;
  list: SettingsList<Item>;
  empty?: ReactNode;
  children: (item: Item) => ReactNode;
};

/** A list in a section of the settings. */
export function Rows<Item>({ title, label = title ?? '', list, empty, children }: RowsProps<Item>) {
  return (
    <Stack gap={2}>
      {title ? (
        <Heading level={3} size="sm">
          {title}
        </Heading>
      ) : null}
      <PartContent part={list.items}>
        {(items) =>
          items.length === 0 ? (
            empty
          ) : (
            <LongList {...list.more} count={items.length}>
              <List label={label}>{items.map(children)}</List>
            </LongList>
          )
        }
      </PartContent>
    </Stack>
  );
}

type ActProps = { name: string; onPress: () => void; children: string };

/** What ends one thing of a list. */
export function Act({ name, onPress, children }: ActProps) {
  return (
    <Button size="small" aria-label={name} onPress={onPress}>
      {children}
    </Button>
  );
}
