import { fn } from 'storybook/test';
import type { ListToolsState } from '../lists/ListTools.tsx';

/** A list in its own order, in which nothing is looked for. */
export const listTools: ListToolsState = {
  filter: {},
  search: '',
  onSearch: fn(),
  onSort: fn(),
  onClear: fn(),
};
