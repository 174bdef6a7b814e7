import { chapters } from './chapters/chapters.ts';
import { readContract } from './contract/contract.ts';
import { curlOf } from './http/curl.ts';
import { createClient, Unreachable } from './http/client.ts';
import { help, readOptions, UsageError, type Options } from './options.ts';
import { run } from './run.ts';
import { bearer, type Users } from './users.ts';

function usersOf({ tokens }: Options): Users {
  const { writer, other, deactivated, expired } = tokens;
  if (writer === undefined || other === undefined) {
    throw new UsageError(
      '--token-writer and --token-other are missing: access tokens of two accounts.',
    );
  }
  return {
    writer: bearer('writer', writer),
    other: bearer('other', other),
    ...(deactivated === undefined ? {} : { deactivated: bearer('deactivated', deactivated) }),
    ...(expired === undefined ? {} : { expiredToken: expired }),
  };
}

/** @returns the exit code. */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    console.log(help());
    return 0;
  }
  const contract = readContract(options.contract);
  const result = await run({
    contract,
    client: createClient(options.baseUrl),
    users: usersOf(options),
    chapters: chapters.filter(
      ({ name }) => options.chapters.length === 0 || options.chapters.includes(name),
    ),
    seed: options.seed,
    cases: options.cases,
    only: options.only,
    progress: (chapter, text) => console.error(`${chapter}: ${text}`),
  });
  for (const finding of result.findings) {
    console.log(`${finding.operationId}: ${finding.message}`);
    console.log(`  ${curlOf(finding.call, options.baseUrl)}`);
  }
  return result.findings.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof Unreachable)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
