import { randomBytes, randomInt } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "@precise/images/engine";
import { PlainFailure } from "@precise/run/plain-failure";
import type { OnStop } from "@precise/run/run-until-stopped";

/** A container to be started. */
export interface ContainerPlan {
  /** By which the others find it. */
  readonly name: string;
  readonly image: string;
  /** Its number in the network; without one it is given any. */
  readonly host?: number;
  /** A name that it shares with the other copies of its app. */
  readonly sharedName?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** More options of the engine's `run`. */
  readonly options?: readonly string[];
  readonly command?: readonly string[];
}

/** The network of one topology, with its containers and volumes; all of them go at the end. */
export interface Place {
  readonly engine: Engine;
  readonly subnet: string;
  /** The address of this number in the network. */
  address(host: number): string;
  /** By which the engine knows what we call by this name. */
  fullName(name: string): string;
  start(plan: ContainerPlan): Promise<void>;
  /** Starts one again, as it was. */
  startAgain(name: string): Promise<void>;
  /** Ends one: how the engine calls it, with its options. The others do not find it any more. */
  end(name: string, how: readonly string[]): Promise<void>;
  makeVolume(name: string): Promise<void>;
}

/** Who is where in a network: a folder that its name server reads. */
interface Names {
  readonly folder: string;
  /** @param container by which it is taken out again */
  add(container: string, address: string, names: readonly string[]): void;
  remove(container: string): void;
}

const mostTries = 8;
/** The name server's number in the network. */
const nameServer = 53;

/**
 * Makes a network of its own, in a range of addresses that is free, with a name server of its own: podman 4.3's may say
 * nothing any more once a container has started or stopped.
 * @param image of the name server
 */
export async function makePlace(engine: Engine, image: string, onStop: OnStop): Promise<Place> {
  const id = `precise-topology-${randomBytes(4).toString("hex")}`;
  const fullName = (name: string) => `${id}-${name}`;
  const undoing = (args: readonly string[]) => onStop(async () => void (await engine.succeeds(args)));
  undoing(["network", "rm", id]);
  const prefix = await makeNetwork(engine, id);
  const names = makeNames(onStop);
  const namesOf = new Map<string, readonly string[]>();
  const introduce = async (name: string) => {
    const format = "{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}";
    const address = await engine.run(["inspect", "--format", format, fullName(name)]);
    names.add(name, address.trim(), namesOf.get(name) ?? [name]);
  };
  const removal = ["rm", "--force", "--volumes", ...(engine.name === "podman" ? ["--time", "0"] : [])];
  undoing([...removal, fullName("names")]);
  await engine.run([
    ...["run", "--detach", "--name", fullName("names"), ...engine.runOptions, "--network", id],
    ...["--ip", `${prefix}.${nameServer}`, "--volume", `${names.folder}:/names:ro`, image],
  ]);
  return {
    engine,
    subnet: `${prefix}.0/24`,
    address: (host) => `${prefix}.${host}`,
    fullName,
    async start({ name, image, host, sharedName, env = {}, options = [], command = [] }) {
      undoing([...removal, fullName(name)]);
      const isGuest = options.includes("--network");
      if (!isGuest) namesOf.set(name, sharedName === undefined ? [name] : [name, sharedName]);
      await engine.run([
        ...["run", "--detach", "--name", fullName(name), ...engine.runOptions],
        ...(isGuest ? [] : ["--network", id, "--dns", `${prefix}.${nameServer}`]),
        ...(host === undefined ? [] : ["--ip", `${prefix}.${host}`]),
        ...Object.entries(env).flatMap(([key, value]) => ["--env", `${key}=${value}`]),
        ...[...options, image, ...command],
      ]);
      if (!isGuest) await introduce(name);
    },
    async startAgain(name) {
      await engine.run(["start", fullName(name)]);
      await introduce(name);
    },
    async end(name, how) {
      await engine.run([...how, fullName(name)]);
      names.remove(name);
    },
    async makeVolume(name) {
      undoing(["volume", "rm", fullName(name)]);
      await engine.run(["volume", "create", fullName(name)]);
    },
  };
}

async function makeNetwork(engine: Engine, id: string): Promise<string> {
  // Docker's own asks ours for what it does not know.
  const options = engine.name === "podman" ? ["--disable-dns"] : [];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const prefix = `172.31.${randomInt(100, 250)}`;
    if (await engine.succeeds(["network", "create", ...options, "--subnet", `${prefix}.0/24`, id]))
      return prefix;
  }
  throw new PlainFailure(`${engine.name} made no network in ${mostTries} tries.`);
}

function makeNames(onStop: OnStop): Names {
  const folder = mkdtempSync(join(tmpdir(), "precise-topology-names-"));
  chmodSync(folder, 0o755);
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    add: (container, address, names) =>
      writeFileSync(join(folder, container), `${address} ${names.join(" ")}\n`),
    remove: (container) => rmSync(join(folder, container), { force: true }),
  };
}
