import { describe, expect, it } from "vitest";
import { allDatabaseKinds } from "../fixtures/database.ts";
import { operations } from "./operations.ts";
import { runFuzz } from "./run-fuzz.ts";

/** The same requests each time; `pnpm fuzz` sends a million with other seeds. */
const seed = 20_261_121;
const requests = 3_000;

describe.each(allDatabaseKinds)("requests of every kind on %s", (kind) => {
  it("are answered without a fault, in time, in shapes of the contract, and without a word of its insides", async () => {
    const { statuses, faults, unreached } = await runFuzz({ kind, seed, requests });
    expect(faults.map(({ id, words, request, answer }) => [id, words, request, answer])).toEqual([]);
    // A call of which every request is refused shows nothing: a new one needs a sample, in `samples`.
    expect([...unreached]).toEqual([]);
    // A call that is new is among them without being listed anywhere.
    expect([...statuses.keys()].sort()).toEqual(operations.map(({ id }) => id).sort());
  }, 300_000);
});
