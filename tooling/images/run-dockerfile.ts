import { cpSync, existsSync, mkdirSync, statSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { PlainFailure } from "@precise/run/plain-failure";
import { runCommand } from "@precise/run/run-command";
import type { Instruction, Stage } from "./read-dockerfile.ts";

/** What a Dockerfile makes, as a folder: the files of its last stage, and how they are started. */
export interface MadeImage {
  /** The folder that is the image's root. */
  readonly folder: string;
  readonly workdir: string;
  readonly user: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** `node` and its arguments. */
  readonly command: readonly string[];
  readonly healthCommand: readonly string[];
}

interface Shell {
  workdir: string;
  env: Record<string, string>;
  user: string;
  port: number;
  command: readonly string[];
  healthCommand: readonly string[];
}

const RUN_LIMIT_MS = 10 * 60_000;

/**
 * Runs a Dockerfile's instructions one by one, each stage in a folder that is its root. It shows what needs no
 * engine: that they work in this order, from these files, and what the image then adds to its base.
 * @param options.context the files that `COPY . .` takes
 * @param options.work an empty folder for the stages
 * @param options.machine environment of the commands; its PATH has the Node of the base image
 * @throws PlainFailure with the output of a RUN that failed
 */
export async function runDockerfile(
  stages: readonly Stage[],
  options: {
    readonly context: string;
    readonly work: string;
    readonly machine: Readonly<Record<string, string>>;
    readonly note: (text: string) => void;
  },
): Promise<MadeImage> {
  let image: MadeImage | undefined;
  for (const stage of stages) {
    const folder = join(options.work, stage.name ?? "image");
    mkdirSync(folder, { recursive: true });
    const shell: Shell = { workdir: "/", env: {}, user: "root", port: 0, command: [], healthCommand: [] };
    for (const instruction of stage.instructions) {
      options.note(`${stage.name ?? "image"}: ${instruction.name} ${instruction.rest}`.slice(0, 70));
      if (instruction.name === "COPY") copy(instruction, folder, shell.workdir, options);
      else if (instruction.name === "RUN") await run(instruction.rest, folder, shell, options.machine);
      else note(instruction, shell, folder);
    }
    image = { folder, ...shell };
  }
  if (image === undefined) throw new PlainFailure("The Dockerfile has no stage.");
  return image;
}

function note({ name, rest }: Instruction, shell: Shell, folder: string): void {
  switch (name) {
    case "WORKDIR":
      shell.workdir = posix.resolve(shell.workdir, rest);
      mkdirSync(join(folder, shell.workdir), { recursive: true });
      return;
    case "ENV":
      for (const [, key = "", value = ""] of rest.matchAll(/(\w+)=(\S+)/g)) shell.env[key] = value;
      return;
    case "USER":
      shell.user = rest;
      return;
    case "EXPOSE":
      shell.port = Number(rest);
      return;
    case "CMD":
      shell.command = words(rest);
      return;
    case "HEALTHCHECK":
      shell.healthCommand = words(rest.slice(rest.indexOf("CMD") + "CMD".length));
      return;
  }
}

/** The form that starts no shell. */
function words(text: string): string[] {
  // Written by us, in our own Dockerfiles.
  return JSON.parse(text.trim()) as string[];
}

function copy(
  { options: { from }, rest }: Instruction,
  folder: string,
  workdir: string,
  { context, work }: { readonly context: string; readonly work: string },
): void {
  const [source = "", target = ""] = rest.split(/\s+/);
  const found = from === undefined ? join(context, source) : join(work, from, source);
  if (!existsSync(found)) throw new PlainFailure(`COPY ${rest}: ${source} is not there.`);
  const to = join(folder, posix.resolve(workdir, target));
  const isIntoFolder = target.endsWith("/") || target.endsWith(".");
  const name = statSync(found).isFile() && isIntoFolder ? join(to, basename(found)) : to;
  cpSync(found, name, { recursive: true, verbatimSymlinks: true });
}

async function run(
  command: string,
  folder: string,
  shell: Shell,
  machine: Readonly<Record<string, string>>,
): Promise<void> {
  // The engine decides who owns a file; here everything is readable by the user who runs it.
  if (command.startsWith("chown ")) return;
  const end = await runCommand({
    command: "sh",
    args: ["-ec", command],
    cwd: join(folder, shell.workdir),
    env: { ...machine, ...shell.env },
    limitMs: RUN_LIMIT_MS,
  });
  if (!end.isOk)
    throw new PlainFailure(`RUN ${command}\n${end.output.trim().split("\n").slice(-40).join("\n")}`);
}
