import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import jsonPatch, { type Operation } from "fast-json-patch";
import { parse, parseAllDocuments } from "yaml";

/** An object of Kubernetes, as far as every one of them is alike. */
export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; namespace?: string };
  readonly spec?: unknown;
}

interface Kustomization {
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace?: string;
  readonly resources: readonly string[];
  readonly replicas?: readonly { readonly name: string; readonly count: number }[];
  readonly patches?: readonly {
    readonly target: { readonly kind: string; readonly name?: string };
    /** JSON patch (RFC 6902), written as YAML. */
    readonly patch: string;
  }[];
}

const known = new Set(["apiVersion", "kind", "namespace", "resources", "replicas", "patches"]);
/** Kinds that stand above every namespace. */
const clusterWide = new Set(["Namespace"]);

/**
 * What `kubectl kustomize` makes of a folder, for the parts of it that ours use; the tool itself is not on every machine.
 * @throws Error for a part that this does not know, and for a patch that meets nothing
 */
export function renderKustomization(folder: string): KubernetesObject[] {
  const file = join(folder, "kustomization.yaml");
  const kustomization: Kustomization = parse(readFileSync(file, "utf8"));
  const unknown = Object.keys(kustomization).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`${file} has ${unknown.join(", ")}, which is not known here`);
  const objects = kustomization.resources.flatMap((resource) => readResource(join(folder, resource)));
  const { namespace, replicas = [], patches = [] } = kustomization;
  for (const object of objects)
    if (namespace !== undefined && !clusterWide.has(object.kind)) object.metadata.namespace = namespace;
  for (const { name, count } of replicas) {
    const [deployment] = met(objects, { kind: "Deployment", name }, file);
    jsonPatch.applyPatch(deployment, [{ op: "replace", path: "/spec/replicas", value: count }], true);
  }
  for (const { target, patch } of patches) {
    const operations: Operation[] = parse(patch);
    for (const object of met(objects, target, file))
      jsonPatch.applyPatch(object, structuredClone(operations), true);
  }
  return objects;
}

function readResource(path: string): KubernetesObject[] {
  if (existsSync(join(path, "kustomization.yaml"))) return renderKustomization(path);
  return parseAllDocuments(readFileSync(path, "utf8")).map((document) => document.toJS());
}

function met(
  objects: readonly KubernetesObject[],
  target: { readonly kind: string; readonly name?: string },
  file: string,
): KubernetesObject[] {
  const found = objects.filter(
    ({ kind, metadata }) =>
      kind === target.kind && (target.name === undefined || metadata.name === target.name),
  );
  if (found.length === 0) throw new Error(`${file} changes ${JSON.stringify(target)}, which is not there`);
  return found;
}
