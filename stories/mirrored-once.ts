/// <reference types="vite/client" />
import { beforeEach } from 'vitest';

// The language of a mirrored story changes nothing of what it shows about direction.
beforeEach(({ skip, task }) => {
  skip(task.name === 'Right To Left' && import.meta.env['STORY_LANGUAGE'] === 'en');
});
