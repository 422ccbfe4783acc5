import { describe, expect, it } from "vitest";
import { isChainWhole, launcherChain, type ProcessView } from "./watch-launcher.ts";

const processes: Readonly<Record<number, ProcessView>> = {
  50: { parent: 40, command: "node tooling/run/start.ts" },
  40: { parent: 30, command: "sh -c trap '' INT; node tooling/run/start.ts" },
  30: { parent: 20, command: "pnpm start" },
  20: { parent: 10, command: "npm exec pnpm@12.21.0 start" },
  10: { parent: 1, command: "-bash" },
};
const look = (pid: number) => processes[pid];

describe("the launcher", () => {
  it("is followed up to npx, and not to the shell of a person", () => {
    expect(launcherChain(50, look)).toEqual([40, 30, 20]);
  });

  it("is none when a person runs the script itself", () => {
    const bare = (pid: number) =>
      ({ 50: { parent: 10, command: "node start.ts" }, 10: { parent: 1, command: "/bin/bash" } })[pid];
    expect(launcherChain(50, bare)).toEqual([]);
  });

  it("is there while every process has its first parent", () => {
    expect(isChainWhole(50, [40, 30, 20], look)).toBe(true);
  });

  it("is gone when npx was killed and pnpm got another parent", () => {
    const after = (pid: number) => (pid === 30 ? { parent: 1, command: "pnpm start" } : processes[pid]);
    expect(isChainWhole(50, [40, 30, 20], after)).toBe(false);
  });
});
