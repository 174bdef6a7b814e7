import type { Filled } from './engines.ts';
import { load, median, type Ask } from './load.ts';
import type { Memory } from './report-memory.ts';
import { startProcess, tokenFor } from './start-process.ts';
import { askOf } from './throughput.ts';
import type { Writer } from './fill.ts';

const SAMPLE_SECONDS = 2;
/** Tokens live longer than that, so each slice of the load has new ones. */
const SLICE_SECONDS = 60;
/** The first part, in which a server fills its caches and its heap settles, is not judged. */
const WARM_UP = 1 / 3;
/** Of what is in use, over the part that is judged: less is taken for noise. */
const MOST_GROWTH = 0.05;

type Sample = Memory & { minutes: number };

export type Course = {
  /** Megabytes: where the judged part begins and ends, and what a minute adds to it. */
  from: number;
  to: number;
  slope: number;
  isFlat: boolean;
};

export type MemoryUse = { rss: Course; heap: Course; answers: number; errors: number };

/** Theil and Sen: the median of the slopes between all pairs, which no single jump moves. */
function slopeOf(points: readonly { minutes: number; value: number }[]): number {
  return median(
    points.flatMap((a, index) =>
      points.slice(index + 1).map((b) => (b.value - a.value) / (b.minutes - a.minutes)),
    ),
  );
}

function courseOf(samples: readonly Sample[], kind: keyof Memory): Course {
  const judged = samples.slice(Math.floor(samples.length * WARM_UP));
  const points = judged.map((sample) => ({
    minutes: sample.minutes,
    value: sample[kind] / 1_000_000,
  }));
  const slope = slopeOf(points);
  const judgedMinutes = (points.at(-1)?.minutes ?? 0) - (points[0]?.minutes ?? 0);
  const level = median(points.map(({ value }) => value));
  return {
    from: points[0]?.value ?? Number.NaN,
    to: points.at(-1)?.value ?? Number.NaN,
    slope,
    isFlat: slope * judgedMinutes <= level * MOST_GROWTH,
  };
}

/** Each writer reads and changes a project, reads a document list and the journal, in turns. */
async function asksOf(writer: Writer): Promise<Ask[]> {
  const headers = { authorization: `Bearer ${await tokenFor(writer.id)}` };
  return [
    await askOf.api('GET', writer),
    await askOf.api('PATCH', writer),
    { method: 'GET', path: '/api/documents', headers },
    { method: 'GET', path: `/api/projects/${writer.journalId}/entries`, headers },
  ];
}

/** The memory of the API while it is loaded for so long; the heap is measured after a collection. */
export async function watchMemory(
  { writers, places }: Filled,
  { minutes }: { minutes: number },
): Promise<MemoryUse> {
  const server = await startProcess('api', places.api);
  const samples: Sample[] = [];
  const startedAt = performance.now();
  const minutesGone = () => (performance.now() - startedAt) / 60_000;
  const sample = async () => {
    const memory = await server.memory();
    samples.push({ ...memory, minutes: minutesGone() });
  };
  let sampled = Promise.resolve();
  const sampling = setInterval(() => {
    sampled = sampled.then(sample);
  }, SAMPLE_SECONDS * 1000);
  let answers = 0;
  let errors = 0;
  try {
    for (let left = minutes * 60; left > 0; left -= SLICE_SECONDS) {
      const seconds = Math.min(left, SLICE_SECONDS);
      const slice = await load(server.origin, await Promise.all(writers.map(asksOf)), seconds);
      answers += Math.round(slice.perSecond * seconds);
      errors += slice.errors;
    }
  } finally {
    clearInterval(sampling);
    await sampled;
    await server.stop();
  }
  return { rss: courseOf(samples, 'rss'), heap: courseOf(samples, 'heap'), answers, errors };
}
