import { execFile, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const exec = promisify(execFile);

/** Runs a program of the system to its end. @throws Error with what it said */
export async function runProgram(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await exec(program, [...args], { maxBuffer: 16 * 1024 * 1024, timeout: 300_000 });
  return stdout;
}

/** A machine as far as its network and its processes go: a namespace with an address of its own. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  /** Starts a program as the user `postgres`; what it says goes to a file named after both. */
  start(program: string, args: readonly string[], environment?: Readonly<Record<string, string>>): void;
  /** Runs a program there, as the user `postgres`, to its end. */
  run(program: string, args: readonly string[]): Promise<string>;
  signalAll(signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): Promise<void>;
  /** What it sends to these is lost without a word, until `joinAgain`. */
  cutFrom(addresses: readonly string[]): Promise<void>;
  joinAgain(addresses: readonly string[]): Promise<void>;
}

export interface Network {
  /** Ours on the bridge: where what is not in a namespace is reached. */
  readonly address: string;
  readonly range: string;
  addMachine(name: string): Promise<Machine>;
  /** Ends every process of its machines, and removes them and the bridge. */
  close(): Promise<void>;
}

/** Leads nowhere: no one on the bridge has it. */
const nobodysHardware = "02:00:00:00:00:01";
const asPostgres = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"];

/** A bridge in a range that nothing here uses. @param logFolder where machines' programs write */
export async function openNetwork(logFolder: string): Promise<Network> {
  const prefix = freePrefix();
  const bridge = `pfo${process.pid}`;
  const machines: Machine[] = [];
  const namespaces: string[] = [];
  await runProgram("ip", ["link", "add", bridge, "type", "bridge"]);
  await runProgram("ip", ["addr", "add", `${prefix}.1/24`, "dev", bridge]);
  await runProgram("ip", ["link", "set", bridge, "up"]);

  async function addMachine(name: string): Promise<Machine> {
    const namespace = `${bridge}-${name}`;
    const number = namespaces.push(namespace);
    const address = `${prefix}.${10 + number}`;
    const [outer, inner] = [`${bridge}.${number}`, "eth0"];
    const inside = ["netns", "exec", namespace];
    await runProgram("ip", ["netns", "add", namespace]);
    await runProgram("ip", ["link", "add", outer, "type", "veth", "peer", "name", inner, "netns", namespace]);
    await runProgram("ip", ["link", "set", outer, "master", bridge, "up"]);
    await runProgram("ip", ["-n", namespace, "addr", "add", `${address}/24`, "dev", inner]);
    await runProgram("ip", ["-n", namespace, "link", "set", inner, "up"]);
    await runProgram("ip", ["-n", namespace, "link", "set", "lo", "up"]);
    const eachNeighbour = async (addresses: readonly string[], args: (to: string) => string[]) => {
      for (const to of addresses) await runProgram("ip", ["-n", namespace, "neigh", ...args(to)]);
    };
    const machine: Machine = {
      name,
      address,
      start(program, args, environment = {}) {
        const log = openSync(join(logFolder, `${name}-${program.split("/").at(-1)}.log`), "a");
        const child = spawn("ip", [...inside, ...asPostgres, program, ...args], {
          cwd: "/",
          env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C.UTF-8", ...environment },
          stdio: ["ignore", log, log],
          detached: true,
        });
        child.unref();
        closeSync(log);
      },
      run: (program, args) => runProgram("ip", [...inside, ...asPostgres, program, ...args]),
      async signalAll(signal) {
        for (const pid of await pidsIn(namespace)) sendSignal(pid, signal);
      },
      cutFrom: (addresses) =>
        eachNeighbour(addresses, (to) => {
          return ["replace", to, "lladdr", nobodysHardware, "dev", inner, "nud", "permanent"];
        }),
      joinAgain: (addresses) => eachNeighbour(addresses, (to) => ["del", to, "dev", inner]),
    };
    machines.push(machine);
    return machine;
  }

  return {
    address: `${prefix}.1`,
    range: `${prefix}.0/24`,
    addMachine,
    async close() {
      for (const namespace of namespaces) {
        // Once more for what was started while the first were being ended.
        for (let time = 0; time < 5; time += 1) {
          const pids = await pidsIn(namespace);
          if (pids.length === 0) break;
          for (const pid of pids) sendSignal(pid, "SIGKILL");
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
        await runProgram("ip", ["netns", "del", namespace]);
      }
      await runProgram("ip", ["link", "del", bridge]);
    },
  };
}

async function pidsIn(namespace: string): Promise<number[]> {
  const pids = await runProgram("ip", ["netns", "pids", namespace]).catch(() => "");
  return pids.split("\n").filter(Boolean).map(Number);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended meanwhile.
  }
}

function freePrefix(): string {
  const used = new Set(
    Object.values(networkInterfaces()).flatMap((all) =>
      (all ?? []).map(({ address }) => address.split(".").slice(0, 3).join(".")),
    ),
  );
  for (let third = 1; third < 255; third += 1) {
    const prefix = `10.213.${third}`;
    if (!used.has(prefix)) return prefix;
  }
  throw new Error("No range of 10.213.0.0/16 is free.");
}
