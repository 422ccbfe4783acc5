import { fdatasyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface NodeStream {
  readonly nfd?: number | null;
}
interface NodeStreamOperations {
  fsync?: (stream: NodeStream) => number;
}
type Initialised = Awaited<ReturnType<NodeFS["init"]>>;

/**
 * PGlite's file system with a real fdatasync behind PostgreSQL's fsync. PGlite 0.5.16 as it comes has none, so that a
 * commit would never reach the disk (electric-sql/pglite#1106). It leans on an internal of emscripten: the version is
 * pinned, and opening a database tests that a commit makes `syncCount` rise.
 * @source design "Database"
 */
export class DurableFileSystem extends NodeFS {
  /** How often the disk was asked to keep what was written. */
  syncCount = 0;

  override async init(...inputs: Parameters<NodeFS["init"]>): Promise<Initialised> {
    const ready = await super.init(...inputs);
    ready.emscriptenOpts.preRun?.push((module: unknown) => {
      nodeStreamOperations(module).fsync = (stream) => {
        if (stream.nfd != null) fdatasyncSync(stream.nfd);
        this.syncCount += 1;
        return 0;
      };
    });
    return ready;
  }
}

function nodeStreamOperations(module: unknown): NodeStreamOperations {
  // A decoder of emscripten's untyped module: the shape is checked here and nowhere relied on without this check.
  const { NODEFS, FS } = module as {
    NODEFS?: { stream_ops?: NodeStreamOperations };
    FS?: { filesystems?: { NODEFS?: { stream_ops?: NodeStreamOperations } } };
  };
  const operations = (NODEFS ?? FS?.filesystems?.NODEFS)?.stream_ops;
  if (!operations)
    throw new Error("PGlite has no NODEFS stream operations any more: its commits cannot be made durable.");
  return operations;
}
