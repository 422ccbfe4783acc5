import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { environmentOf, renderSettings } from "./render-settings.ts";

const folder = new URL("../../../../../deploy/postgres-high-availability/", import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, folder), "utf8");
/** Every variable of the files, with a value of its own. */
const variables = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file !== "README.md")
    .flatMap((file) =>
      [...textOf(file).matchAll(/\$\{([A-Z0-9_]+)\}/g)].map(([, name = ""]) => [name, `<${name}>`]),
    ),
);
const rendered = (file: string) => renderSettings(textOf(file), variables);

it("a variable without a value is named, and nothing is written", () => {
  expect(() => renderSettings(textOf("userlist.txt"), {})).toThrow("DATABASE_PASSWORD has no value.");
});

it("a shell's file is read without its comments", () => {
  expect(environmentOf("# hello\nETCD_NAME=db1\nETCD_URL=http://a=b\n\n")).toEqual({
    ETCD_NAME: "db1",
    ETCD_URL: "http://a=b",
  });
});

it("every file says its variables in full, and the README explains each", () => {
  const readme = textOf("README.md");
  expect(Object.keys(variables).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

describe("Patroni", () => {
  const settings = parse(rendered("patroni.yml"));
  const { bootstrap, watchdog } = settings;
  const { dcs } = bootstrap;

  it("renews the leader's lock more than once before it ends, so that a slow etcd costs no leader", () => {
    expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThan(dcs.ttl);
  });

  it("acknowledges nothing that only one machine has, and hands over at once", () => {
    expect(dcs).toMatchObject({ synchronous_mode: true, failsafe_mode: true, master_start_timeout: 0 });
    expect(watchdog.mode).toBe("off");
  });

  it("counts both replicas as synchronous, so that losing them one after the other never leaves a name to wait for", () => {
    expect(dcs.synchronous_node_count).toBe(2);
  });

  it("takes the lock by the interface that never takes it from a successor", () => {
    expect(Object.keys(settings)).toContain("etcd");
    expect(Object.keys(settings)).not.toContain("etcd3");
    expect(environmentOf(rendered("etcd.env")).ETCD_ENABLE_V2).toBe("true");
  });

  it("lets a replica that says nothing go, and with it the wait of a commit, within the 15 s of a refusal", () => {
    const { wal_sender_timeout } = dcs.postgresql.parameters;
    expect(Number.parseInt(wal_sender_timeout, 10) + 2 * dcs.loop_wait).toBeLessThan(15);
  });
});

it("HAProxy cuts connections to what is no longer the primary", () => {
  const settings = rendered("haproxy.cfg");
  expect(settings).toContain("on-marked-down shutdown-sessions");
  expect(settings.match(/OPTIONS \/primary$/gm)).toHaveLength(2);
  expect(settings.match(/OPTIONS \/replica\?lag=16MB$/gm)).toHaveLength(1);
});

it("PgBouncer gives a connection for one transaction, and gives up waiting before the API does", () => {
  const settings = rendered("pgbouncer.ini");
  expect(settings).toContain("pool_mode = transaction");
  expect(Number(/query_wait_timeout = (\d+)/.exec(settings)?.[1])).toBeLessThan(10);
});
