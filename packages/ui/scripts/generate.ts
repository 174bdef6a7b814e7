/** Writes what is generated from the sources of this package. */
import { writeFileSync } from 'node:fs';
import { designTokensFile } from '../src/tokens/dtcg.ts';
import { propsFile } from './props.ts';

writeFileSync(new URL('../tokens.json', import.meta.url), designTokensFile());
writeFileSync(new URL('../props.txt', import.meta.url), propsFile());
