import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import * as postgresql from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1";
import { root } from "@precise/run/workspace";
import * as apps from "kubernetes-models/apps/v1";
import * as autoscaling from "kubernetes-models/autoscaling/v2";
import * as batch from "kubernetes-models/batch/v1";
import * as networking from "kubernetes-models/networking.k8s.io/v1";
import * as policy from "kubernetes-models/policy/v1";
import * as core from "kubernetes-models/v1";
import { describe, expect, it } from "vitest";
import { type KubernetesObject, renderKustomization } from "./render.ts";

const overlays = ["one-node", "high-availability"] as const;
const rendered = Object.fromEntries(
  overlays.map((overlay) => [overlay, renderKustomization(join(root, "deploy", "kubernetes", overlay))]),
) as Readonly<Record<(typeof overlays)[number], KubernetesObject[]>>;

type Models = Readonly<Record<string, new (data: never) => { validate(): void }>>;
/** Where the schemas of each version of the API are: their package, and what it exports. */
const schemas: Readonly<Record<string, { readonly from: string; readonly models: object }>> = {
  v1: { from: "kubernetes-models/v1", models: core },
  "apps/v1": { from: "kubernetes-models/apps/v1", models: apps },
  "autoscaling/v2": { from: "kubernetes-models/autoscaling/v2", models: autoscaling },
  "batch/v1": { from: "kubernetes-models/batch/v1", models: batch },
  "networking.k8s.io/v1": { from: "kubernetes-models/networking.k8s.io/v1", models: networking },
  "policy/v1": { from: "kubernetes-models/policy/v1", models: policy },
  "postgresql.cnpg.io/v1": {
    from: "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1",
    models: postgresql,
  },
};

function schemaOf({ apiVersion }: KubernetesObject) {
  const found = schemas[apiVersion];
  if (found === undefined) throw new Error(`there is no schema of ${apiVersion} here`);
  return found;
}

/** All objects of a kind, whose schema the first tests have checked. */
function ofKind<Shape>(overlay: (typeof overlays)[number], kind: string): Shape[] {
  return rendered[overlay].filter((object) => object.kind === kind) as unknown as Shape[];
}

const names = ["api", "door", "shop", "trade"];

const mebibytes = (quantity: unknown) => {
  const [, amount, unit] = /^(\d+)(Mi|Gi)$/.exec(String(quantity)) ?? [];
  return Number(amount) * (unit === "Gi" ? 1024 : 1);
};

/** The largest figure of a document's row, which must have one. */
function mostMeasured(document: string, begins: string, figure: RegExp): number {
  const rows = readFileSync(join(root, "docs", `${document}.md`), "utf8").split("\n");
  const row = rows.find((line) => line.startsWith(begins)) ?? "";
  const figures = [...row.matchAll(figure)].map(([, amount]) => Number(amount));
  expect(figures.length, `${document}.md: ${begins}`).toBeGreaterThan(0);
  return Math.max(...figures);
}

describe.each(overlays)("the overlay %s", (overlay) => {
  it.each(rendered[overlay].map((object) => [object.kind, object.metadata.name, object] as const))(
    "has a %s %s of its schema",
    (kind, _name, object) => {
      const Model = (schemaOf(object).models as Models)[kind];
      if (Model === undefined) throw new Error(`${object.apiVersion} has no ${kind}`);
      new Model(object as never).validate();
    },
  );

  it("has no field that its schema does not know", async () => {
    // Schemas let unknown fields pass, which a cluster then drops without a word; the types of the same package do not.
    const folder = join(import.meta.dirname, "..", "node_modules", ".cache");
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${overlay}.ts`);
    writeFileSync(
      file,
      rendered[overlay]
        .map(
          (object, place) =>
            `export const object${place}: import("${schemaOf(object).from}").I${object.kind} = ${JSON.stringify(object)};`,
        )
        .join("\n"),
    );
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--ignoreConfig"];
    const module = ["--module", "nodenext", "--target", "esnext"];
    const compiler = join(root, "node_modules", ".bin", "tsc");
    const said = await promisify(execFile)(compiler, [...options, ...module, file]).catch(
      ({ stdout }: { stdout: string }) => ({ stdout }),
    );
    expect(said.stdout).toBe("");
  });

  it("gives every container its requests, a limit of memory, probes and no more rights than it needs", () => {
    const deployments = ofKind<apps.IDeployment>(overlay, "Deployment");
    expect(deployments.map(({ metadata }) => metadata?.name).sort()).toEqual(names);
    for (const { spec } of deployments) {
      const pod = spec?.template.spec;
      expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true });
      expect(pod?.automountServiceAccountToken).toBe(false);
      for (const container of pod?.containers ?? []) {
        expect(container).toMatchObject({
          startupProbe: { httpGet: {} },
          readinessProbe: { httpGet: {} },
          livenessProbe: { httpGet: {} },
          securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ["ALL"] } },
          resources: {
            requests: { cpu: expect.any(String), memory: expect.any(String) },
            limits: { memory: expect.any(String) },
          },
        });
        // An api that ended because the database is away would make an outage of it.
        expect(container.livenessProbe?.httpGet?.path).not.toBe("/readyz");
      }
    }
  });

  it("asks for the memory that was measured, with room above it", () => {
    const titles = { api: "API", door: "Door", shop: "Shop", trade: "Trade area" };
    for (const { metadata, spec } of ofKind<apps.IDeployment>(overlay, "Deployment")) {
      const name = metadata?.name as keyof typeof titles;
      const resources = spec?.template.spec?.containers[0]?.resources;
      const hours = mostMeasured("faults", `| ${titles[name]} |`, /→ (\d+)/g);
      const import200k = mostMeasured(
        "speed",
        "| The most that the API held while it imported",
        /(\d+) MiB/g,
      );
      expect(mebibytes(resources?.requests?.memory), name).toBeGreaterThanOrEqual(0.8 * hours);
      expect(mebibytes(resources?.limits?.memory), name).toBeGreaterThanOrEqual(
        1.2 * (name === "api" ? Math.max(hours, import200k) : hours),
      );
    }
  });

  it("gives each app only variables that it reads", () => {
    const sources: Readonly<Record<string, readonly string[]>> = {
      api: ["apps/api/src/main/env.ts", "apps/api/src/platform/database/database-settings.ts"],
      door: ["apps/door/src/env.ts"],
    };
    for (const app of ["api", "door"]) {
      const text = (sources[app] ?? []).map((path) => readFileSync(join(root, path), "utf8")).join("\n");
      const [deployment] = ofKind<apps.IDeployment>(overlay, "Deployment").filter(
        ({ metadata }) => metadata?.name === app,
      );
      const variables = (deployment?.spec?.template.spec?.containers[0]?.env ?? []).map(({ name }) => name);
      // The first two are put into the third; the SDK of the bucket reads the last two.
      const others = ["DATABASE_USER", "DATABASE_PASSWORD", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"];
      expect(
        variables.filter((name) => !others.includes(name) && !text.includes(`  ${name}: `)),
        app,
      ).toEqual([]);
    }
  });

  it("lets each app be asked for its figures on a port of its own, and report traces where there is a place for them", () => {
    const ports = { api: "3001", door: "8080", shop: "9464", trade: "9464" };
    for (const { metadata, spec } of ofKind<apps.IDeployment>(overlay, "Deployment")) {
      const name = metadata?.name as keyof typeof ports;
      const pod = spec?.template;
      expect(pod?.metadata?.annotations?.["prometheus.io/port"], name).toBe(ports[name]);
      const [container] = pod?.spec?.containers ?? [];
      expect(
        container?.ports?.map(({ containerPort }) => String(containerPort)),
        name,
      ).toContain(ports[name]);
      expect(container?.envFrom, name).toContainEqual({ configMapRef: { name: "traces", optional: true } });
    }
  });

  it("keeps every secret out of what is committed", () => {
    expect(ofKind(overlay, "Secret")).toEqual([]);
    const text = JSON.stringify(rendered[overlay]);
    expect(text).not.toMatch(/sk_(?:live|test)_|password":"|BEGIN [A-Z ]*PRIVATE KEY/);
    for (const { data = {} } of ofKind<core.IConfigMap>(overlay, "ConfigMap"))
      expect(Object.keys(data).filter((name) => /SECRET|PASSWORD|KEY$|TOKEN/.test(name))).toEqual([]);
  });

  it("opens the shop to the world, and neither the desk nor the API", () => {
    const backends = ofKind<networking.IIngress>(overlay, "Ingress").map(({ metadata, spec }) => [
      metadata?.name,
      spec?.ingressClassName,
      spec?.rules?.flatMap(({ http }) => http?.paths.map(({ backend }) => backend.service?.port?.name)),
    ]);
    expect(backends).toEqual([
      ["shop", undefined, ["http"]],
      ["desk", "staff", ["desk"]],
    ]);
    const policies = ofKind<networking.INetworkPolicy>(overlay, "NetworkPolicy");
    const callersOf = (name: string, port: number) =>
      policies
        .filter(({ metadata }) => metadata?.name === name)
        .flatMap(({ spec }) => spec?.ingress ?? [])
        .filter(({ ports = [] }) => ports.some((each) => each.port === port))
        .flatMap(({ from = [] }) => from)
        .map(({ podSelector, namespaceSelector }) => podSelector ?? namespaceSelector);
    expect(policies.find(({ metadata }) => metadata?.name === "nothing-else")?.spec).toEqual({
      podSelector: {},
      policyTypes: ["Ingress"],
    });
    expect(callersOf("door", 3000)).toEqual([{ matchLabels: { "precise.example/proxy": "world" } }]);
    expect(callersOf("door", 3003)).toEqual([{ matchLabels: { "precise.example/proxy": "staff" } }]);
    expect(callersOf("api", 3001)).toEqual([
      { matchLabels: { app: "door" } },
      { matchLabels: { "precise.example/monitoring": "true" } },
    ]);
    expect(callersOf("apps", 9464)).toEqual([{ matchLabels: { "precise.example/monitoring": "true" } }]);
    expect(callersOf("pooler", 5432)).toEqual([{ matchLabels: { app: "api" } }]);
  });
});

it("where machines may go, each app has two or more, spread, scaled, and never all away at once", () => {
  const overlay = "high-availability";
  for (const app of names) {
    const scaler = ofKind<autoscaling.IHorizontalPodAutoscaler>(overlay, "HorizontalPodAutoscaler").find(
      ({ spec }) => spec?.scaleTargetRef.name === app,
    );
    expect(scaler?.spec?.minReplicas, app).toBeGreaterThanOrEqual(2);
    const budget = ofKind<policy.IPodDisruptionBudget>(overlay, "PodDisruptionBudget").find(
      ({ spec }) => spec?.selector?.matchLabels?.app === app,
    );
    expect(budget?.spec, app).toMatchObject({ maxUnavailable: 1 });
    const deployment = ofKind<apps.IDeployment>(overlay, "Deployment").find(
      ({ metadata }) => metadata?.name === app,
    );
    // The autoscaler alone says how many: a number here would undo it with every change.
    expect(deployment?.spec).not.toHaveProperty("replicas");
    expect(deployment?.spec?.template.spec?.topologySpreadConstraints).toMatchObject([
      { whenUnsatisfiable: "DoNotSchedule", minDomains: 2, labelSelector: { matchLabels: { app } } },
    ]);
  }
});
