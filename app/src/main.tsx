import '@ecritoire/ui/styles';
import { mount } from './mount.tsx';
import { letMarkupBeEmptied } from './shared/page/trusted-types.ts';

letMarkupBeEmptied();
await mount(document);
