import { deskCalls } from "@precise/contract/desk/calls";
import type { DeskRoute } from "@precise/contract/desk/kit/desk-route";
import { calls } from "@precise/contract/routes";
import type { NamedRoute } from "@precise/contract/wire/route";
import { deskDocument, openApiDocument } from "#api/platform/openapi/openapi.ts";
import type { Schema } from "./values-of-schema.ts";

/** Who makes a call. */
export type Zone = "shop" | "trade" | "desk";

/** A call of the contract with all that requests are made of. */
export interface Operation {
  /** Its id; of the desk's with `desk.` before it, for two of the shop's have the same. */
  readonly id: string;
  readonly zone: Zone;
  readonly route: NamedRoute & Partial<Pick<DeskRoute, "permission">>;
  readonly params: readonly Parameter[];
  readonly query: readonly Parameter[];
  /** Undefined where it takes none. */
  readonly body: Schema | undefined;
}

interface Parameter {
  readonly name: string;
  readonly schema: Schema;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface DocumentedCall {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter & { readonly in: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

// Our own generator made them of the contract; a new call is in them without being listed anywhere.
const shopDocument = openApiDocument() as unknown as Document;
const deskCallsDocument = deskDocument() as unknown as Document;

/** Every call of shop, trade area and desk. */
export const operations: readonly Operation[] = [
  ...operationsOf(shopDocument, calls, ""),
  ...operationsOf(deskCallsDocument, deskCalls, "desk."),
];

function operationsOf(
  { paths }: Document,
  routes: Readonly<Record<string, NamedRoute>>,
  before: string,
): Operation[] {
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId, parameters = [], requestBody }) => {
      const route = routes[operationId];
      if (route === undefined) throw new Error(`${operationId} is documented and is no call`);
      return {
        id: before + operationId,
        route,
        zone: zoneOf(route.path),
        params: parameters.filter((each) => each.in === "path"),
        query: parameters.filter((each) => each.in === "query"),
        body: requestBody?.content["application/json"]?.schema,
      };
    }),
  );
}

/** The shapes that schemas name. */
export const namedSchemas: Readonly<Record<string, Schema>> = {
  ...shopDocument.components.schemas,
  ...deskCallsDocument.components.schemas,
};

function zoneOf(path: string): Zone {
  if (path.startsWith("/api/desk/")) return "desk";
  return path.startsWith("/api/clients/") ? "trade" : "shop";
}
