import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from '../../database/database.ts';

/** `EXPLAIN (FORMAT JSON)`, as far as it is read here. */
type ExplainedRow = { 'QUERY PLAN': [{ Plan: Plan }] };
type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
};

/** How a table is read, and by which indexes. */
export type Scan = { node: string; table: string; indexes: string[] };

const indexesOf = (plan: Plan): string[] => [
  ...(plan['Index Name'] === undefined ? [] : [plan['Index Name']]),
  // A bitmap is made of one index or of several, below the scan of the table.
  ...(plan.Plans ?? []).filter((each) => each['Relation Name'] === undefined).flatMap(indexesOf),
];

const scansOf = (plan: Plan): Scan[] => [
  ...(plan['Relation Name'] === undefined
    ? []
    : [{ node: plan['Node Type'], table: plan['Relation Name'], indexes: indexesOf(plan) }]),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

export type Explained = {
  db: Database;
  run: (statements: string) => Promise<void>;
  /** What is sent meanwhile. */
  statementsWhile: (act: () => Promise<void>) => Promise<string[]>;
  /** How each query reads that is sent meanwhile. */
  scansWhile: (act: () => Promise<void>) => Promise<Scan[]>;
  close: () => Promise<void>;
};

/** A PostgreSQL that says what it does for the queries of the API. */
export function openExplained(url: string): Explained {
  let sent: { query: string; parameters: unknown[] }[] = [];
  const pool = new Pool({ connectionString: url });
  // A database that is dropped ends connections that are still closing.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const logQuery = (query: string, parameters: unknown[]) => void sent.push({ query, parameters });
  const sentWhile = async (act: () => Promise<void>) => {
    sent = [];
    await act();
    return sent;
  };
  return {
    db: drizzle({ client: pool, logger: { logQuery } }),
    run: async (statements) => void (await pool.query(statements)),
    statementsWhile: async (act) => (await sentWhile(act)).map(({ query }) => query),
    async scansWhile(act) {
      const selects = new Map(
        (await sentWhile(act))
          .filter(({ query }) => /^\(?select/iu.test(query))
          .map((one) => [one.query, one.parameters]),
      );
      const scans: Scan[] = [];
      for (const [query, parameters] of selects) {
        const { rows } = await pool.query<ExplainedRow>(
          `EXPLAIN (FORMAT JSON) ${query}`,
          parameters,
        );
        for (const { 'QUERY PLAN': plans } of rows) {
          scans.push(...plans.flatMap(({ Plan: plan }) => scansOf(plan)));
        }
      }
      return scans;
    },
    close: () => pool.end(),
  };
}
