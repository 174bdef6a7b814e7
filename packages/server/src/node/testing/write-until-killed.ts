/**
 * Opens the embedded database of a folder and writes one row after another, saying each number
 * once it is acknowledged, until the process is killed. Without `write` it only holds the folder.
 */
import { sql } from 'drizzle-orm';
import { openEmbeddedDatabase } from '../database/open-embedded.ts';

const [folder = '', order] = process.argv.slice(2);

try {
  const { db } = await openEmbeddedDatabase(folder);
  process.stdout.write('open\n');
  if (order === 'write') {
    await db.execute(sql`CREATE TABLE IF NOT EXISTS numbers (number int PRIMARY KEY)`);
    for (let number = 1; ; number += 1) {
      await db.execute(sql`INSERT INTO numbers VALUES (${number})`);
      process.stdout.write(`${String(number)}\n`);
    }
  }
  setInterval(() => undefined, 1_000);
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
  process.exitCode = 1;
}
