import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "./engine.ts";

/**
 * Builds an image.
 * @param plan.arguments values of the Dockerfile's ARGs
 * @throws PlainFailure with the output of the instruction that failed
 */
export async function buildImage(
  engine: Engine,
  plan: {
    readonly file: string;
    readonly context: string;
    readonly name: string;
    readonly arguments: Readonly<Record<string, string>>;
  },
  note: (text: string) => void,
): Promise<void> {
  const buildArguments = Object.entries(plan.arguments).flatMap(([name, value]) => [
    "--build-arg",
    `${name}=${value}`,
  ]);
  const settings = mkdtempSync(join(tmpdir(), "precise-build-"));
  try {
    const options = engine.name === "podman" ? podmanOptions(engine, settings) : [];
    await engine.run(
      ["build", ...options, ...buildArguments, "--file", plan.file, "--tag", plan.name, plan.context],
      (line) => /^(?:STEP|\[\d|#\d+ \[)/.test(line) && note(line.slice(0, 70)),
    );
    note(plan.name);
  } finally {
    rmSync(settings, { recursive: true, force: true });
  }
}

/**
 * With chroot isolation podman builds inside containers and virtual machines, too; Docker's format keeps health checks.
 * npm is led to its registry as on the machine, by files that do not become part of the image.
 */
function podmanOptions({ env }: Engine, settings: string): string[] {
  const inside = "/run/machine-certificates.crt";
  const certificates = env.NODE_EXTRA_CA_CERTS;
  const own = join(env.HOME ?? "/root", ".npmrc");
  const lines = existsSync(own) ? readFileSync(own, "utf8").trim() : "";
  const npmrc = join(settings, "npmrc");
  writeFileSync(npmrc, `${lines}\n${certificates === undefined ? "" : `cafile=${inside}\n`}`);
  const mounts = [
    `${npmrc}:/root/.npmrc:ro`,
    ...(certificates === undefined ? [] : [`${certificates}:${inside}:ro`]),
  ];
  const how = ["--isolation", "chroot", "--network", "host", "--format", "docker"];
  return [...how, ...mounts.flatMap((mount) => ["--volume", mount])];
}
