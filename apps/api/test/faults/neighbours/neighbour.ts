import type { Database } from "#api/platform/database/port.ts";
import type { SoldArticle } from "../order-promises.ts";

/** A shop that runs, as people come to it. */
export interface VisitedShop {
  readonly url: string;
  readonly deskUrl: string;
  readonly sold: SoldArticle;
  /** Signs in at the desk. @returns the cookie */
  openDesk(): Promise<string>;
}

/** Leads a connection over an address of its own. @returns that address */
export type Lead = (from: string, to: string, url: string) => Promise<string>;

/** A service outside of the shop that an API calls, or another part that no shopper needs, and somebody who needs it. */
export interface Neighbour {
  readonly name: string;
  /** `door – trade`; from the API to it when left out. */
  readonly connection?: string;
  /** What leads an API to it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Once, when the shop runs. */
  open?(shop: VisitedShop): Promise<void>;
  /** What is done as soon as it is away, without which an API would not notice that it is. */
  whenBroken?(): Promise<void>;
  /** What somebody does for whom it is needed, again and again. May throw where no answer comes. */
  act?(): Promise<void>;
  /** How often it has done what it is for. */
  done(): number;
  /** What these people saw since this was last asked. */
  seen(): string;
  /** What nobody may see while it is away; since `seen` was last asked. */
  faultsWhileBroken?(): readonly string[];
  /** Ends what was begun, when everything is whole again. */
  finish?(): Promise<void>;
  /** Orders that were acknowledged to them. */
  orders?(): readonly string[];
  /** What was lost, or done twice, one line each; `words` says what there was. */
  judge(db: Database): Promise<{ readonly words: string; readonly broken: readonly string[] }>;
  close(): Promise<void>;
}
