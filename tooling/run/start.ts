import { runUntilStopped } from "./run-until-stopped.ts";
import { serveShop } from "./serve-shop.ts";
import { dataFolder } from "./workspace.ts";

/** `pnpm start`. */
await runUntilStopped((onStop) => serveShop({ dataDir: dataFolder, copyName: "start", onStop }));
