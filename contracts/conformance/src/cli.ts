import { writeFileSync } from 'node:fs';
import { chapters } from './chapters/chapters.ts';
import { ContractError, readContract } from './contract/contract.ts';
import { createClient, Unreachable } from './http/client.ts';
import { help, readOptions, UsageError } from './options.ts';
import { chooseUsers } from './issuer/choose-users.ts';
import { IssuerError } from './issuer/issuer.ts';
import { preflight, TokenRefused } from './preflight.ts';
import { readWaivers, WaiverError } from './reach/waivers.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { createProgress } from './report/progress.ts';
import { summarize } from './report/summary.ts';
import { terminalReport } from './report/terminal.ts';
import { run } from './run.ts';

/** @returns the exit code. */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    console.log(help());
    return 0;
  }
  const waivers = options.waive === undefined ? [] : readWaivers(options.waive);
  const contract = readContract(options.contract);
  const unknown = options.only.find((id) =>
    contract.operations.every(({ operationId }) => operationId !== id),
  );
  if (unknown !== undefined) throw new UsageError(`The contract has no operation “${unknown}”.`);
  const progress = createProgress(process.stderr);
  const client = createClient(options.baseUrl, { say: (sentence) => progress.say(sentence) });
  const { users, close } = await chooseUsers(options, contract, client);
  try {
    await preflight(contract, client, users);
  } catch (error) {
    await close();
    throw error;
  }
  const result = await run({
    contract,
    client,
    users,
    chapters: chapters.filter(
      ({ name }) => options.chapters.length === 0 || options.chapters.includes(name),
    ),
    seed: options.seed,
    cases: options.cases,
    rateLimits: options.rateLimits,
    only: options.only,
    progress: (chapter, text) => progress.show(chapter, text),
  }).finally(() => {
    progress.clear();
    void close();
  });
  const { baseUrl, seed } = options;
  const summary = summarize(result, contract, { baseUrl, seed, waivers });
  console.log(terminalReport(summary));
  if (options.junit !== undefined) writeFileSync(options.junit, junitReport(summary));
  if (options.html !== undefined) writeFileSync(options.html, htmlReport(summary));
  const isOpen = options.strictCoverage && summary.missed.some(({ waiver }) => !waiver);
  return summary.findings.length > 0 || isOpen ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isTold = [
    UsageError,
    Unreachable,
    IssuerError,
    WaiverError,
    TokenRefused,
    ContractError,
  ].some((kind) => error instanceof kind);
  if (!isTold || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
