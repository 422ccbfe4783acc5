import { afterEach, describe, expect, it } from "vitest";
import { collectProgress, type FakeBehaviour, fakeStack } from "./fake-stack.ts";
import { createProgress } from "./progress.ts";
import { type Stack, startStack } from "./stack.ts";

const undos: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const undo of undos.splice(0).reverse()) await undo();
});

async function start(behaviour: FakeBehaviour = {}) {
  const fake = await fakeStack(behaviour);
  undos.push(fake.remove);
  const shown = collectProgress();
  const starting: Promise<Stack> = startStack(
    fake.plan,
    createProgress(shown),
    (undo) => void undos.push(undo),
  );
  return { fake, shown, starting };
}

describe("a stack", () => {
  it("stops the shop before the api, so that the api closes the database last", async () => {
    const { fake, starting } = await start();
    await (await starting).stop();
    expect(fake.diary().slice(-2)).toEqual(["shop stopped", "api stopped"]);
  });

  it("imports the catalogue only after the api is ready", async () => {
    const { fake, starting } = await start();
    await starting;
    const diary = fake.diary();
    expect(diary.indexOf("seeded")).toBeGreaterThan(diary.indexOf("api started"));
  });

  it("says in the api's own words why it did not start, and leaves no shop behind", async () => {
    const { fake, starting } = await start({
      apiFirst: `console.error("The folder .data/db is in use by process 4242."); process.exit(1);`,
    });
    await expect(starting).rejects.toThrow(
      "The api stopped by itself (exit code 1): The folder .data/db is in use by process 4242.",
    );
    await expect(fetch(fake.plan.shopUrl)).rejects.toThrow();
  });

  it("reports a server that dies later, with its last words", async () => {
    const { fake, starting } = await start({
      shopThen: `server.on("request", ({ url }, response) => {
        if (url === "/last") response.on("close", () => { console.error("out of memory"); process.exit(9); });
      });`,
    });
    const stack = await starting;
    await fetch(`${fake.plan.shopUrl}/last`);
    await expect(stack.died).resolves.toBe("The shop stopped by itself (exit code 9): out of memory");
  });

  it("stops everything when the catalogue cannot be imported", async () => {
    const { fake, starting } = await start({
      seed: `console.error("line 3: price is missing"); process.exit(1);`,
    });
    await expect(starting).rejects.toThrow("The catalogue could not be imported.\nline 3: price is missing");
    await expect(fetch(fake.plan.apiUrl)).rejects.toThrow();
  });

  it("does not count a server that is stopped on purpose as dead", async () => {
    const { starting } = await start();
    const stack = await starting;
    await stack.stopApi();
    await stack.startApi();
    const first = await Promise.race([
      stack.died,
      fetch(`${stack.apiUrl}/readyz`).then((answer) => answer.status),
    ]);
    expect(first).toBe(200);
  });

  it("starts a server on demand by its first visitor, who gets its answer, and only once", async () => {
    const { fake, shown, starting } = await start();
    const stack = await starting;
    expect(fake.diary()).not.toContain("late started");
    // The door's own process is this one.
    expect(stack.pids()).toHaveLength(3);
    const answers = await Promise.all([1, 2, 3].map(() => fetch(fake.lateUrl).then((it) => it.text())));
    expect(answers).toEqual(["ok", "ok", "ok"]);
    expect(fake.diary().filter((line) => line === "late started")).toHaveLength(1);
    expect(stack.pids()).toHaveLength(4);
    expect(shown.text()).toMatch(/✓ late .*starts on first use/);
    expect(shown.text()).toMatch(/· late started on first use in \d+ ms/);
  });

  it("starts what waits for a visitor at once where it is asked to", async () => {
    const { fake, starting } = await start();
    await (await starting).startAll();
    expect(fake.diary()).toContain("late started");
  });

  it("stops a server on demand with the others", async () => {
    const { fake, starting } = await start();
    const stack = await starting;
    await fetch(fake.lateUrl);
    await stack.stop();
    expect(fake.diary().slice(-3)).toEqual(["shop stopped", "late stopped", "api stopped"]);
  });

  it("frees the port of a server on demand when no visitor came", async () => {
    const { fake, starting } = await start();
    await (await starting).stop();
    await expect(fetch(fake.lateUrl)).rejects.toThrow();
    expect(fake.diary()).not.toContain("late stopped");
  });

  it("reports in its own words a server on demand that cannot be started", async () => {
    const { fake, starting } = await start({ lateFirst: `console.error("no key"); process.exit(1);` });
    const stack = await starting;
    await expect(fetch(fake.lateUrl)).rejects.toThrow();
    await expect(stack.died).resolves.toBe("The late stopped by itself (exit code 1): no key");
  });

  it("reports a server on demand that dies after it has served", async () => {
    const { fake, starting } = await start({
      lateThen: `server.on("request", (_, response) =>
        response.on("close", () => { console.error("out of memory"); process.exit(9); }));`,
    });
    const stack = await starting;
    await fetch(fake.lateUrl);
    await expect(stack.died).resolves.toBe("The late stopped by itself (exit code 9): out of memory");
  });

  it("shows a line with a time for each step", async () => {
    const { shown, starting } = await start();
    await starting;
    expect(shown.text()).toMatch(/✓ api +\d+\.\d s {2}http/);
    expect(shown.text()).toMatch(/✓ catalogue +\d+\.\d s/);
    expect(shown.text()).toMatch(/✓ door +\d+\.\d s {2}http/);
  });
});
