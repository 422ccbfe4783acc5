import type { Kobo } from "@precise/cart-core/money";
import type { FitKind } from "@precise/lighting/fits-together";

/** An article as the tools need it; what it does not state is undefined. */
export interface LitArticle {
  readonly sku: string;
  readonly name: string;
  readonly href: string;
  readonly kind: FitKind;
  /** Of one piece. */
  readonly watts?: number | undefined;
  /** Of one piece, the whole fitting. */
  readonly lumens?: number | undefined;
  /** `E27` */
  readonly base?: string | undefined;
  readonly powerFactor?: number | undefined;
  readonly isRechargeable: boolean;
  readonly price: Kobo;
}
