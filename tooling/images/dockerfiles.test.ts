import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pinnedNode, pinnedPackageManager, root } from "@precise/run/workspace";
import { afterEach, describe, expect, it } from "vitest";
import { imageFaults } from "./image-faults.ts";
import { imageApps } from "./make-image.ts";
import { readDockerfile } from "./read-dockerfile.ts";
import { runDockerfile } from "./run-dockerfile.ts";

const folders: string[] = [];
const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), "precise-images-test-"));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe.each(imageApps)("the Dockerfile of %s", (app) => {
  const text = readFileSync(join(root, "apps", app, "Dockerfile"), "utf8");
  const stages = readDockerfile(text);
  const last = stages.at(-1)?.instructions ?? [];
  const rest = (name: string) => last.find((each) => each.name === name)?.rest;

  it("runs what the repository pins", () => {
    const turbo = /"turbo": "([\d.]+)"/.exec(readFileSync(join(root, "package.json"), "utf8"))?.[1];
    expect(stages.map(({ base }) => base)).toEqual(Array(3).fill(`node:${pinnedNode()}-bookworm-slim`));
    const used = new Set([...text.matchAll(/npx -y (\S+)/g)].map((match) => match[1]));
    expect([...used].sort()).toEqual([pinnedPackageManager(), `turbo@${turbo}`]);
  });

  it("ends as a user without rights, with a health check, and takes nothing but what was built", () => {
    expect(rest("USER")).toBe("node");
    expect(rest("HEALTHCHECK")).toContain(`http://127.0.0.1:${rest("EXPOSE")}/`);
    const copies = last.filter(({ name }) => name === "COPY");
    expect(copies.map(({ options }) => options.from)).toEqual(copies.map(() => "built"));
    expect(text).not.toMatch(/identity|SECRET|PASSWORD/);
  });
});

it("instructions run in order, in one folder for each stage", async () => {
  const [context, work] = [temporary(), temporary()];
  writeFileSync(join(context, "app.txt"), "lamp");
  const base = ["$", "{BASE}"].join("");
  const image = await runDockerfile(
    readDockerfile(
      [
        "ARG BASE=node:1",
        `FROM ${base} AS built`,
        "WORKDIR /repo",
        "ENV WORD=light",
        "COPY . .",
        "RUN cat app.txt > made.txt && printf %s $WORD >> made.txt",
        `FROM ${base}`,
        "WORKDIR /srv",
        "COPY --from=built --chown=node:node /repo/made.txt shown/",
        "USER node",
        "EXPOSE 3000",
        'CMD ["node", "server.js"]',
      ].join("\n"),
    ),
    { context, work, machine: { PATH: "/usr/bin:/bin" }, note: () => undefined },
  );
  expect(readFileSync(join(image.folder, "srv", "shown", "made.txt"), "utf8")).toBe("lamplight");
  expect(image).toMatchObject({ user: "node", port: 3000, workdir: "/srv", command: ["node", "server.js"] });
});

it("a command that fails reports its output, and an unknown instruction is not passed over", async () => {
  const options = {
    context: temporary(),
    work: temporary(),
    machine: { PATH: "/usr/bin:/bin" },
    note: () => undefined,
  };
  const failing = readDockerfile("FROM node:1\nRUN echo no such lamp && exit 3");
  await expect(runDockerfile(failing, options)).rejects.toThrow("no such lamp");
  expect(() => readDockerfile("FROM node:1\nADD https://example.com /srv")).toThrow(
    "ADD https://example.com",
  );
});

it("what an image should not hold is found", () => {
  const folder = temporary();
  for (const path of [
    "srv/apps/api/src",
    "srv/apps/identity",
    "srv/node_modules/.pnpm/vitest@5.1.1",
    "srv/node_modules/.pnpm/nodemailer@1.0.0",
  ])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, "srv/apps/api/src/env.test.ts"), "");
  symlinkSync("/etc", join(folder, "srv/outside"));
  expect(imageFaults(folder, "api").toSorted()).toEqual([
    "srv/apps/api/src/env.test.ts: a test",
    "srv/apps/identity: another app",
    "srv/node_modules/.pnpm/vitest@5.1.1: a tool",
    "srv/outside: leads out of the image, to /etc",
  ]);
});
