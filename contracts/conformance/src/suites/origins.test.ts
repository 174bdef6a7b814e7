import { expect, it } from 'vitest';
import { strangersOf } from './origins.ts';

// KIT-45
it.each(['http://127.0.0.1:5173', 'http://[::1]:3000', 'https://app.example'])(
  '%s is no stranger to itself',
  (origin) => {
    const strangers = strangersOf(origin);
    expect(strangers).not.toContain(origin);
    expect(strangers).toContain('null');
  },
);
