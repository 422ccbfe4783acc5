import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PlainFailure } from "@precise/run/plain-failure";
import { runCommand } from "@precise/run/run-command";
import { pinnedNode, root } from "@precise/run/workspace";
import { buildImage } from "./build-image.ts";
import type { Engine } from "./engine.ts";

const compose = readFileSync(join(root, "deploy", "one-machine", "compose.yaml"), "utf8");
const composed = (variable: string) => new RegExp(`\\$\\{${variable}:-([^}]+)\\}`).exec(compose)?.[1] ?? "";

/** What our images and deploy/ stand on, by the names of Docker Hub. */
const officialNames = {
  debian: "debian:bookworm-slim",
  node: `node:${pinnedNode()}-bookworm-slim`,
  postgres: composed("POSTGRES_IMAGE"),
  caddy: composed("CADDY_IMAGE"),
  // There is none.
  dnsmasq: "dnsmasq:bookworm",
};
type Base = keyof typeof officialNames;

/**
 * A base image: the official one, which is pulled where need be. Where no registry is in reach it is made, once, from
 * Debian's and npm's packages, under a name of its own (`localhost/precise-base-…`; removed, it is made anew).
 * @returns the name by which this machine has it
 * @source decision 054
 */
export async function baseImage(
  engine: Engine,
  base: Exclude<Base, "debian">,
  note: (text: string) => void,
): Promise<string> {
  const found = await existing(engine, base);
  if (found !== undefined) return found;
  note(`making ${base}`);
  const recipe = join(import.meta.dirname, "bases", base);
  const context = base === "node" ? await nodeContext(engine) : recipe;
  try {
    const debian = (await existing(engine, "debian")) ?? (await makeDebian(engine));
    const [file, name] = [join(recipe, "Dockerfile"), ownName(base)];
    await buildImage(engine, { file, context, name, arguments: { DEBIAN: debian } }, note);
    return name;
  } finally {
    if (context !== recipe) rmSync(context, { recursive: true, force: true });
  }
}

const ownName = (base: Base) => `localhost/precise-base-${officialNames[base]}`;

async function existing(engine: Engine, base: Base): Promise<string | undefined> {
  const official = `docker.io/library/${officialNames[base]}`;
  for (const name of [official, ownName(base)])
    if (await engine.succeeds(["image", "inspect", name])) return name;
  return (await engine.succeeds(["pull", official])) ? official : undefined;
}

async function makeDebian(engine: Engine): Promise<string> {
  if (process.getuid?.() !== 0)
    throw new PlainFailure("No image registry is in reach, and only root can make base images instead.");
  const work = mkdtempSync(join(tmpdir(), "precise-debian-"));
  try {
    const [folder, archive] = [join(work, "root"), join(work, "root.tar")];
    await run(engine, "debootstrap", ["--variant=minbase", "bookworm", folder]);
    await run(engine, "tar", ["-C", folder, "--exclude=./var/cache/apt/archives/*.deb", "-cf", archive, "."]);
    await engine.run(["import", archive, ownName("debian")]);
    return ownName("debian");
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The Node that runs this, which is the one that the repository pins, and npm. */
async function nodeContext(engine: Engine): Promise<string> {
  if (process.versions.node !== pinnedNode())
    throw new PlainFailure(`Start this with Node ${pinnedNode()}: pnpm images`);
  const folder = mkdtempSync(join(tmpdir(), "precise-node-"));
  cpSync(process.execPath, join(folder, "node"), { dereference: true });
  await run(engine, "npm", ["install", "--prefix", folder, "--no-save", "--silent", "npm@11"]);
  return folder;
}

async function run(engine: Engine, command: string, args: readonly string[]): Promise<void> {
  const env = { ...engine.env };
  const end = await runCommand({ command, args, cwd: tmpdir(), env, limitMs: 10 * 60_000 });
  if (!end.isOk)
    throw new PlainFailure(`${command} failed:\n${end.output.trim().split("\n").slice(-20).join("\n")}`);
}
