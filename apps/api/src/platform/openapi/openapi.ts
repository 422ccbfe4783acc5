import { deskRoutes } from "@precise/contract/desk/calls";
import { routes } from "@precise/contract/routes";
import { cart } from "@precise/contract/shop/cart";
import { category } from "@precise/contract/shop/category";
import { changedFigures, order } from "@precise/contract/shop/orders/order";
import { product, productItem } from "@precise/contract/shop/product";
import { filters, productList, sort } from "@precise/contract/shop/product-list";
import { failureBody } from "@precise/contract/wire/envelope";
import type { NamedRoute } from "@precise/contract/wire/route";
import { type $ZodType, registry, toJSONSchema } from "zod/v4/core";

/** A JSON value that is part of the document. */
export type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null;
type JsonObject = { readonly [key: string]: Json };

const named = registry<{ id: string }>();
const shapes = {
  Cart: cart,
  Category: category,
  ChangedFigures: changedFigures,
  Failure: failureBody,
  Filters: filters,
};
const moreShapes = {
  Order: order,
  Product: product,
  ProductItem: productItem,
  ProductList: productList,
  Sort: sort,
};
for (const [id, schema] of Object.entries({ ...shapes, ...moreShapes })) named.add(schema, { id });

const failureTexts: Readonly<Record<number, string>> = {
  400: "Bad input; each error names the field",
  401: "No session, or it has expired",
  403: "Not yours, or a write from another site",
  404: "Not found",
  409: "Conflicts with the current state; `figures_changed` and `coupon_raises_payable` carry figures under `data`",
  413: "Body larger than 256 KiB",
  415: "Body is not JSON",
  422: "Breaks a rule of the shop",
  429: "Too many requests; see Retry-After",
  500: "Our fault",
  503: "Not available right now; see Retry-After",
};

/** The desk's document: for the staff's pages and for programs that stand in for them, on the desk's own origin. */
export function deskDocument(): JsonObject {
  return openApiDocument(deskRoutes, "Desk API");
}

/** The OpenAPI 3.1 document of the contract. The same contract gives the same text. @source design "Wire contract" */
export function openApiDocument(calls: readonly NamedRoute[] = routes, title = "Shop API"): JsonObject {
  const components: Record<string, Json> = {};
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, components) };
  }
  jsonSchema(failureBody, "output", components);
  jsonSchema(changedFigures, "output", components);
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1",
      description:
        'Every answer is `{"data": …}`, or `{"data": null, "errors": [{message, code, field?}]}`. `price` is naira as a text with two decimals; `value` is a number in naira. Paths answer with and without a trailing slash.',
    },
    paths,
    components: {
      schemas: sorted(components),
      responses: Object.fromEntries(
        Object.entries(failureTexts).map(([status, description]) => [
          `Failure${status}`,
          { description, content: content({ $ref: "#/components/schemas/Failure" }) },
        ]),
      ),
    },
  };
}

function operation(call: NamedRoute, components: Record<string, Json>): JsonObject {
  const parameters = [
    ...parametersOf(call.params, "path", components),
    ...parametersOf(call.query, "query", components),
    ...parametersOf(call.headers, "header", components),
  ];
  const hasBody = call.body !== undefined;
  const statuses = [400, ...(hasBody ? [403, 413, 415] : []), ...call.failures, 429, 500, 503];
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.tag],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: content(jsonSchema(call.body, "input", components), call.example),
          },
        }
      : {}),
    responses: {
      [call.status]: {
        description: "Done",
        content: content({
          type: "object",
          properties: { data: jsonSchema(call.data, "output", components) },
          required: ["data"],
        }),
      },
      ...Object.fromEntries(
        [...new Set(statuses)]
          .sort()
          .map((status) => [status, { $ref: `#/components/responses/Failure${status}` }]),
      ),
    },
  };
}

function parametersOf(
  schema: $ZodType | undefined,
  place: "path" | "query" | "header",
  components: Record<string, Json>,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "output", components);
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
  return Object.entries(properties as JsonObject).map(([name, shape]) => ({
    name: place === "header" ? name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : name,
    in: place,
    required: isRequired(name),
    schema: shape,
  }));
}

/** A schema of the contract as JSON Schema; shapes with a name go to the components. */
function jsonSchema(schema: $ZodType, io: "input" | "output", components: Record<string, Json>): JsonObject {
  const json = toJSONSchema(schema, { io, metadata: named, unrepresentable: "any" });
  // The generator returns plain JSON; its own type also allows for what our options exclude.
  const {
    $schema: _dialect,
    $defs = {},
    ...rest
  } = JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
  for (const [name, shape] of Object.entries<JsonObject>($defs)) {
    const { id: _id, ...plain } = shape;
    components[name] = plain;
  }
  const { id, ...plain } = rest;
  if (typeof id !== "string") return plain;
  components[id] = plain;
  return { $ref: `#/components/schemas/${id}` };
}

/** @param example as it travels, it is plain JSON */
function content(schema: JsonObject, example?: unknown): JsonObject {
  const plain = example === undefined ? {} : { example: JSON.parse(JSON.stringify(example)) };
  return { "application/json": { schema, ...plain } };
}

function sorted(shapesByName: Record<string, Json>): JsonObject {
  return Object.fromEntries(Object.entries(shapesByName).sort(([a], [b]) => (a < b ? -1 : 1)));
}
