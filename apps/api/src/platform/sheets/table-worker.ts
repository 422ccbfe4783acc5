import { parentPort, workerData } from "node:worker_threads";
import { readTable } from "./read-table.ts";

// Reads one file and ends. It runs in a thread of its own with little memory: a file that is made to exhaust a reader
// takes this thread down and nothing else.
const { bytes, terms } = workerData;
parentPort?.postMessage(readTable(bytes, terms));
