import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("A process goes on where the system refuses the memory that would make V8 collect", () => {
  const code = `
    const { giveBackMemory } = await import(${JSON.stringify(new URL("give-back-memory.ts", import.meta.url).href)});
    globalThis.ArrayBuffer = class { constructor() { throw new RangeError("Array buffer allocation failed"); } };
    giveBackMemory();
    console.log("goes on");`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
  expect(said).toBe("goes on\n");
});
