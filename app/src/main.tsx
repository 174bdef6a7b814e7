import '@ecritoire/ui/styles';
import { mount } from './wiring/mount.tsx';
import { letMarkupBeEmptied } from './wiring/trusted-types.ts';

letMarkupBeEmptied();
await mount(document);
