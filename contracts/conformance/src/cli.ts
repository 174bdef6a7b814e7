import { chapters } from './chapters/chapters.ts';
import { readContract } from './contract/contract.ts';
import { curlOf } from './http/curl.ts';
import { createClient, Unreachable } from './http/client.ts';
import { help, readOptions, UsageError } from './options.ts';
import { chooseUsers } from './issuer/choose-users.ts';
import { IssuerError } from './issuer/issuer.ts';
import { run } from './run.ts';

/** @returns the exit code. */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    console.log(help());
    return 0;
  }
  const contract = readContract(options.contract);
  const client = createClient(options.baseUrl);
  const { users, close } = await chooseUsers(options, contract, client);
  const result = await run({
    contract,
    client,
    users,
    chapters: chapters.filter(
      ({ name }) => options.chapters.length === 0 || options.chapters.includes(name),
    ),
    seed: options.seed,
    cases: options.cases,
    only: options.only,
    progress: (chapter, text) => console.error(`${chapter}: ${text}`),
  }).finally(() => void close());
  for (const finding of result.findings) {
    console.log(`${finding.operationId}: ${finding.message}`);
    console.log(`  ${curlOf(finding.call, options.baseUrl)}`);
  }
  return result.findings.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isTold = [UsageError, Unreachable, IssuerError].some((kind) => error instanceof kind);
  if (!isTold || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
