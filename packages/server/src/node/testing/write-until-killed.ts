/**
 * Opens the embedded database of a folder and writes one row after another, saying each number
 * once it is acknowledged, until the process is killed.
 */
import { sql } from 'drizzle-orm';
import { openEmbeddedDatabase } from '../database/open-embedded.ts';

const { db } = await openEmbeddedDatabase(process.argv[2] ?? '');
await db.execute(sql`CREATE TABLE IF NOT EXISTS numbers (number int PRIMARY KEY)`);
for (let number = 1; ; number += 1) {
  await db.execute(sql`INSERT INTO numbers VALUES (${number})`);
  process.stdout.write(`${String(number)}\n`);
}
