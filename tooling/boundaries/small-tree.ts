import { checkTree } from "./check-tree.ts";
import { readGraph } from "./module-graph.ts";
import type { SourceTree } from "./source-tree.ts";

const manifests = {
  "packages/cart-core/package.json": `{"name":"@precise/cart-core","exports":{"./*":"./src/*.ts"}}`,
  "packages/contract/package.json": `{"name":"@precise/contract","exports":{"./*":"./src/*.ts"}}`,
  "packages/api-client/package.json": `{"name":"@precise/api-client","exports":{"./*":"./src/*.ts"}}`,
  "packages/auth/package.json": `{"name":"@precise/auth","exports":{"./*":"./src/*.ts"}}`,
  "packages/ui/package.json": `{"name":"@precise/ui","exports":{"./components/*":"./src/components/*.tsx","./blocks/*":"./src/blocks/*.tsx"}}`,
  "apps/shop/package.json": `{"name":"@precise/shop","imports":{"#shop/*":"./src/*"}}`,
  "apps/api/package.json": `{"name":"@precise/api","imports":{"#api/*":"./src/*"}}`,
  "packages/cart-core/src/money.ts": "export const naira = 100;",
  "packages/contract/src/shop/product.ts": "export interface Product { readonly sku: string }",
  "packages/api-client/src/client.ts": "export const client = 1;",
  "packages/auth/src/session-port.ts": "export const port = 1;",
  "packages/auth/src/server-session.ts": "export const session = 1;",
  "packages/ui/src/components/button.tsx": "export const Button = () => <button />;",
  "packages/ui/src/blocks/price.tsx": "export const Price = () => <b />;",
  "apps/shop/src/features/cart/cart-view.tsx": "export const CartView = () => <ul />;",
  "apps/api/src/main/api.ts": "export const api = 1;",
};

/** What the check says of one more file in a small tree that is right otherwise. */
export function faultsOf(file: string, text: string): string[] {
  const tree = treeOf({ ...manifests, [file]: text });
  return checkTree(tree, readGraph(tree)).map((fault) => `${fault.file}:${fault.line} ${fault.words}`);
}

export function treeOf(files: Readonly<Record<string, string>>): SourceTree {
  const sources = new Map(Object.entries(files));
  return { sources, paths: new Set(sources.keys()) };
}
