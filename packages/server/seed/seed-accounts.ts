import { eq, sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { paragraphs, projects, subscriptions, users } from '../src/database/schema.ts';
import { accountOf } from '../src/domain/accounts.ts';
import { SEARCH_INDEX } from '../src/domain/search-index.ts';
import { accountOfEmail, claimsOf } from '../src/node/sign-in-provider/accounts.ts';
import { StartUpError } from '../src/node/start-up-error.ts';
import { lifeOf } from './life.ts';
import { rowsOf } from './rows.ts';
import { ONE_TEXT, type Shape } from './shape.ts';
import { randomOf } from './text.ts';
import { writeRows } from './write-rows.ts';

/** The e-mail of an account at the local sign-in provider, and what is written in it. */
type Planned = { email: string; shape: Shape };

type Made = { id: string; words: number };

/** The account of an e-mail at the local provider, as its first sign-in makes it. */
async function signUp(transaction: Database, issuer: string, email: string, madeAt: Date) {
  const account = accountOfEmail(email, 'fr');
  if (!account) throw new StartUpError(`${email} is no e-mail address.`);
  const claims = claimsOf(account);
  const identity = {
    issuer,
    subject: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    name: claims.name,
    givenName: claims.given_name,
    pictureUrl: claims.picture,
    locale: claims.locale,
    tokenHash: '',
    issuedAt: madeAt,
    expiresAt: madeAt,
  };
  return accountOf(transaction, identity, madeAt);
}

async function hasTexts(transaction: Database, userId: string): Promise<boolean> {
  const [one] = await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.ownerId, userId))
    .limit(1);
  return one !== undefined;
}

const DAY_MS = 86_400_000;

async function fill(
  transaction: Database,
  issuer: string,
  { email, shape }: Planned,
  now: Date,
): Promise<Made & { isNew: boolean }> {
  const madeAt = new Date(now.getTime() - (shape.span + 1) * DAY_MS);
  const { id } = await signUp(transaction, issuer, email, madeAt);
  if (await hasTexts(transaction, id)) return { id, words: 0, isNew: false };
  // Where it signed in before today, too.
  await transaction.update(users).set({ createdAt: madeAt }).where(eq(users.id, id));
  const rows = rowsOf(id, lifeOf(email, shape, now));
  await writeRows(transaction, id, rows);
  const words = rows.documents.reduce((sum, document) => sum + document.words, 0);
  return { id, words, isNew: true };
}

/**
 * Fills a writer, another one with a page of everything, and those whom they read and who
 * read them: all or nothing.
 *
 * @throws StartUpError when one of the two has texts.
 */
export async function seedAccounts(
  database: Database,
  issuer: string,
  { full, page }: { full: Planned; page: Planned },
  now: Date,
): Promise<{ full: Made; page: Made }> {
  return database.transaction(async (transaction) => {
    // Years of texts are thought up between two statements, for longer than a server’s request may take.
    await transaction.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
    await transaction.execute(sql`SET LOCAL statement_timeout = 0`);
    const others = await transaction.select({ id: paragraphs.id }).from(paragraphs).limit(1);
    // Where nobody has texts, it is made from all of them afterwards, which is quicker than text by
    // text. Otherwise others search with it, and the server puts the new texts into it.
    if (others.length === 0) {
      await transaction.execute(sql.raw(`DROP INDEX IF EXISTS ${SEARCH_INDEX}`));
    }
    const fillOwn = async (planned: Planned) => {
      const made = await fill(transaction, issuer, planned, now);
      if (made.isNew) return made;
      throw new StartUpError(
        `${planned.email} has texts, which stay as they are: name another account.`,
      );
    };
    const made = { full: await fillOwn(full), page: await fillOwn(page) };
    const random = randomOf(`${full.email} ${page.email}`);
    const most = Math.max(full.shape.readers, page.shape.readers);
    for (let index = 0; index < most; index += 1) {
      const email = `lecteur-${String(index + 1).padStart(2, '0')}@example.com`;
      const other = await fill(transaction, issuer, { email, shape: ONE_TEXT }, now);
      const readers = [
        ...(index < full.shape.readers ? [made.full] : []),
        ...(index < page.shape.readers ? [made.page] : []),
      ];
      const createdAt = new Date(now.getTime() - (index + 1) * 60_000);
      const values = readers.flatMap(({ id }) => [
        { id: random.id(), authorId: id, readerId: other.id, createdAt },
        { id: random.id(), authorId: other.id, readerId: id, createdAt },
      ]);
      await transaction.insert(subscriptions).values(values);
    }
    return made;
  });
}
