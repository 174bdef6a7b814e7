import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { syncPath } from './create-embedded.ts';

type Stream = { nfd?: number; node: unknown };
type NodeFileSystem = {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: Stream) => number };
};

/**
 * PGlite's folder on disk, with fsync.
 *
 * As shipped, PGlite's file system has no fsync at all, so that a power cut loses what was
 * acknowledged. Here every fsync that PostgreSQL asks for reaches the disk, of folders too
 * (PostgreSQL syncs a folder after creating or renaming a file in it).
 */
export class DurableNodeFS extends NodeFS {
  /** How many times PostgreSQL has asked for an fsync: at least once for each commit. */
  fsyncs = 0;

  onFsync: () => void = () => undefined;

  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const restoreFsync = (module: postgresMod.PostgresMod) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Emscripten's types leave a file system's operations open; assertCommitsAreSynced checks what we do here.
      const { NODEFS } = module.FS.filesystems as unknown as { NODEFS: NodeFileSystem };
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node));
        else fsyncSync(stream.nfd);
        this.fsyncs += 1;
        this.onFsync();
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), restoreFsync],
      },
    };
  }
}
