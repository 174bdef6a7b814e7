import '@ecritoire/ui/styles';
import { mount } from './wiring/mount.tsx';

await mount(document);
