import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Every file of the project that is not generated. */
export const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.includes('/generated/'));
