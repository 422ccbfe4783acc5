import { execFileSync } from "node:child_process";
import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { MadeImage } from "@precise/images/run-dockerfile";
import { type Child, startChild } from "@precise/run/child";
import { runCommand } from "@precise/run/run-command";
import { waitUntilReady } from "@precise/run/wait-until-ready";
import type { Place } from "./place.ts";

const READY_LIMIT_MS = 60_000;

/** One running copy of an image. */
export interface Replica {
  readonly name: string;
  readonly port: number;
  /** Starts it again after its end, with its settings and data. */
  start(): Promise<void>;
  /** The process as it is now. */
  child(): Child;
  /** Runs another program of the image, with the replica's environment; what it printed. */
  run(args: readonly string[]): Promise<string>;
}

/** A Node that the user of the servers may run, wherever the repository lies. */
export function copyNode(place: Place): string {
  const node = join(place.folder("bin"), "node");
  cpSync(process.execPath, node, { dereference: true });
  return node;
}

/** Copies an image for a replica of its own, so that what one writes beside its pages no other sees. */
export function unpack(place: Place, name: string, image: MadeImage): string {
  const folder = place.folder(name);
  execFileSync("cp", ["-a", `${image.folder}/.`, folder]);
  place.own(folder);
  return folder;
}

/** The data folder of an api replica: pictures are shared with the others, and nothing else. */
export function dataFolder(place: Place, name: string): string {
  const folder = place.folder(name);
  for (const shared of ["media", "briefs"])
    symlinkSync(place.folder(`shared-${shared}`), join(folder, shared));
  place.own(folder);
  for (const shared of ["media", "briefs"]) place.own(place.folder(`shared-${shared}`));
  return folder;
}

/** Starts a replica as its image's last line says, and waits until its health check is content. */
export async function startReplica(
  place: Place,
  node: string,
  folder: string,
  image: MadeImage,
  replica: {
    readonly name: string;
    readonly port: number;
    readonly healthPath: string;
    readonly env: Readonly<Record<string, string>>;
  },
): Promise<Replica> {
  const { name, port, healthPath } = replica;
  const [, ...args] = image.command;
  const cwd = join(folder, image.workdir);
  const env = { TZ: "UTC", PATH: "/usr/bin:/bin", HOME: folder, ...image.env, ...replica.env };
  let child: Child;
  const start = async () => {
    const plan = { name, command: node, args, cwd, env, logFile: place.log(name), ...place.asUser };
    child = startChild(plan);
    await waitUntilReady(child, `http://127.0.0.1:${port}${healthPath}`, READY_LIMIT_MS);
  };
  await start();
  return {
    name,
    port,
    start,
    child: () => child,
    async run(more) {
      const end = await runCommand({
        command: node,
        args: more,
        cwd,
        env,
        limitMs: 120_000,
        ...place.asUser,
      });
      if (!end.isOk) throw new Error(`${more.join(" ")} failed:\n${end.output.trim()}`);
      return end.output;
    },
  };
}
