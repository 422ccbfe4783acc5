import { parentPort, workerData } from "node:worker_threads";
import { tableOfFile } from "./table-of-file.ts";

// Reads one file and ends. It runs in a thread of its own with little memory: a file that is made to exhaust a reader
// takes this thread down and nothing else.
parentPort?.postMessage(await tableOfFile(workerData));
