import { describe, expect, it } from 'vitest';
import { createClient } from './http/client.ts';
import { preflight } from './preflight.ts';
import { notesContract } from './testing/notes-contract.ts';
import { startNotesServer, TOKENS } from './testing/notes-server.ts';
import { bearer } from './users.ts';

async function tried(writer: string, other: string): Promise<void> {
  const server = await startNotesServer();
  try {
    const users = { writer: bearer('writer', writer), other: bearer('other', other) };
    await preflight(notesContract(), createClient(server.baseUrl), users);
  } finally {
    await server.close();
  }
}

describe('before a run', () => {
  it('good tokens of two accounts pass', async () => {
    await expect(tried(TOKENS.writer, TOKENS.other)).resolves.toBeUndefined();
  });

  it('a refused token is named', async () => {
    await expect(tried(TOKENS.writer, 'expired')).rejects.toThrow(
      'The server refuses the token of the other with 401',
    );
  });

  it('the same account twice is refused', async () => {
    await expect(tried(TOKENS.writer, TOKENS.writer)).rejects.toThrow('two accounts are needed');
  });
});
