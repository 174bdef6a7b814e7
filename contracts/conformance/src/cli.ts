import { presentNames } from './arguments.ts';
import { writeFileSync } from 'node:fs';
import { suites } from './suites/suites.ts';
import { ContractError, readContract } from './contract/contract.ts';
import { createClient, Unreachable } from './http/client.ts';
import { help, readOptions, UsageError, type Options } from './options.ts';
import { chooseUsers } from './issuer/choose-users.ts';
import { IssuerError } from './issuer/issuer.ts';
import { preflight, TokenRefused } from './preflight.ts';
import { readWaivers, WaiverError } from './reach/waivers.ts';
import { BaselineError, baselineOf, identityOf, readBaseline } from './report/baseline.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { createProgress, type Progress } from './report/progress.ts';
import { summarize, type Summary } from './report/summary.ts';
import { terminalReport } from './report/terminal.ts';
import { tokenLines, writeTokens } from './report/tokens-file.ts';
import { run } from './run.ts';
import { selectedIds } from './selection.ts';

/** Writes what the run found in every requested format. @returns the exit code. */
function report(summary: Summary, { junit, html, strictCoverage }: Options): number {
  console.log(terminalReport(summary));
  if (junit !== undefined) writeFileSync(junit, junitReport(summary));
  if (html !== undefined) writeFileSync(html, htmlReport(summary));
  if (summary.cases + summary.findings.length + summary.known.length === 0) {
    console.error('Nothing was tried: what was asked for has no case.');
    return 2;
  }
  const isOpen = strictCoverage && summary.missed.some(({ waiver }) => !waiver);
  return summary.findings.length > 0 || isOpen ? 1 : 0;
}

/**
 * Aborts when a person or a CI stops the run. Launchers pass a signal on that reached the kit
 * already, so the second one is the first one again.
 */
function interruption(progress: Progress): AbortSignal {
  const interrupt = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (interrupt.signal.aborted) return;
      progress.clear();
      console.error('Interrupted: the run ends after the call that it is in.');
      interrupt.abort();
    });
  }
  return interrupt.signal;
}

/** @returns the exit code. */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  for (const note of presentNames(args).notes) console.error(note);
  if (!options) {
    console.log(help());
    return 0;
  }
  const { baseUrl, seed, tokensFile, writeBaseline } = options;
  const contract = readContract(options.contract);
  const waivers = options.waive === undefined ? [] : readWaivers(options.waive, contract);
  const baseline = options.baseline === undefined ? [] : readBaseline(options.baseline);
  const only = selectedIds(options, contract.operations);
  const progress = createProgress(process.stderr);
  const client = createClient(baseUrl, { say: (sentence) => progress.say(sentence) });
  const { users, close } = await chooseUsers(options, contract, client);
  try {
    await preflight(contract, client, users);
    if (options.signIn) {
      console.log((await tokenLines(users, [])).trimEnd());
      return 0;
    }
    const signal = interruption(progress);
    const result = await run({
      contract,
      client,
      users,
      suites: suites.filter(
        ({ name }) => options.suites.length === 0 || options.suites.includes(name),
      ),
      seed,
      cases: options.cases,
      rateLimits: options.rateLimits,
      hasDelays: options.hasDelays,
      origin: options.origin,
      only,
      parallel: options.parallel,
      isQuick: options.isQuick,
      progress: (state) => progress.show(state),
      signal,
    }).finally(() => progress.clear());
    if (tokensFile !== undefined) {
      writeTokens(tokensFile, await tokenLines(users, result.findings));
    }
    const isEnded = result.givenUp === undefined;
    const isWhole = isEnded && only.length + options.suites.length === 0 && !options.isQuick;
    const summary = summarize(result, contract, { baseUrl, seed, waivers, baseline, isWhole });
    const code = report(summary, options);
    if (signal.aborted) return 2;
    // What was found until then is reported; that nothing was is no success.
    if (!isEnded) return code === 0 ? 2 : code;
    // Where nothing was tried there is nothing to accept.
    if (writeBaseline === undefined || code === 2) return code;
    const found = [...summary.findings, ...summary.known].map(identityOf);
    // What was not tried may be wrong still.
    writeFileSync(writeBaseline, baselineOf(isWhole ? found : [...found, ...baseline]));
    return 0;
  } finally {
    await close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isTold = [
    UsageError,
    Unreachable,
    IssuerError,
    WaiverError,
    BaselineError,
    TokenRefused,
    ContractError,
  ].some((kind) => error instanceof kind);
  if (!isTold || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
