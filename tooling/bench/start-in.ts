import { runUntilStopped } from "@precise/run/run-until-stopped";
import { serveShop } from "@precise/run/serve-shop";

// What `pnpm start` does, in a data folder of the bench's own: `start-in.ts <data folder> <name of the copied build>`.

const [dataDir, copyName] = process.argv.slice(2);
if (!dataDir || !copyName) throw new Error("usage: start-in.ts <data folder> <name of the copied build>");
await runUntilStopped((onStop) => serveShop({ dataDir, copyName, onStop }));
