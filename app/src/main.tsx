import '@ecritoire/ui/styles';
import { mount } from './wiring/page/mount.tsx';
import { letMarkupBeEmptied } from './wiring/page/trusted-types.ts';

letMarkupBeEmptied();
await mount(document);
