import type { Database } from '../../database/database.ts';

/** A connection for what goes round the query builder: migrations, maintenance, tests. */
export type SqlConnection = {
  /** Runs one or several statements. */
  run: (statements: string) => Promise<void>;
  /** Runs one statement with parameters `$1`, `$2`, … and gives its rows. */
  rows: (statement: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;
};

export type OpenDatabase = {
  db: Database;
  /** Keeps one connection for the whole of `work`, as session locks and transactions need it. */
  onOneConnection: <T>(work: (connection: SqlConnection) => Promise<T>) => Promise<T>;
  /**
   * Copies the files of the embedded database into a new folder, while it goes on. PostgreSQL has
   * its own program for that.
   */
  copyTo?: (folder: string) => Promise<void>;
  /** Waits for what is under way, then closes files and sockets. */
  close: () => Promise<void>;
};
